import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { SearchFieldProps } from '../../primitives/SearchField/SearchField.tsx';
import { Controls } from './Controls.tsx';
import * as styles from './FilterLine.css.ts';
import { TypedSearch } from './TypedSearch.tsx';

export type FilterLineProps = {
  /** The heading of the list and its id. Shown where there is room; screen readers always have it. */
  title: string;
  /** Only screen readers have the heading: the filters need all the room. */
  hideTitle?: boolean;
  id: string;
  search: Pick<SearchFieldProps, 'label' | 'placeholder' | 'description' | 'value' | 'onChange'>;
  /** The text of the button that removes all filters; without one there is none. */
  clear?: string;
  onClear?: () => void;
  /** The choices beside the search. */
  children?: ReactNode;
  /** What else there is for the list, after the button. */
  tools?: ReactNode;
  /** How many rows are found. */
  found?: ReactNode;
};

/** The heading of a list with its search, its filters and the button that removes them, in one line. */
export const FilterLine = ({
  title,
  hideTitle,
  id,
  search,
  clear,
  onClear,
  children,
  tools,
  found,
}: FilterLineProps) => {
  // A cleared search starts again, so that a text that waits for a pause in the typing is not reported.
  const [cleared, setCleared] = useState(0);
  const clearAll = (): void => {
    setCleared(cleared + 1);
    onClear?.();
  };
  return (
    <search className={styles.line}>
      <h2 id={id} className={`${styles.title} ${hideTitle ? styles.unseenTitle : styles.secondTitle}`}>
        {title}
      </h2>
      <Controls>
        <TypedSearch key={cleared} className={styles.search} {...search} />
        {children}
        {clear !== undefined && (
          <div className={styles.filter}>
            <Button size="small" variant="ghost" onPress={clearAll}>
              {clear}
            </Button>
          </div>
        )}
        {tools}
      </Controls>
      {found}
    </search>
  );
};

type FoundCountProps = {
  count: string;
  /** Why these may not be all. */
  cut?: string | false;
};

/** How many are found. */
export const FoundCount = ({ count, cut }: FoundCountProps) => (
  <span className={styles.found} role="status">
    {count}
    {cut && <span className={styles.cut}>{cut}</span>}
  </span>
);
