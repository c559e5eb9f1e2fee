import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { SearchFieldProps } from '../../primitives/SearchField/SearchField.tsx';
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
  /** Follows the button. */
  end?: ReactNode;
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
  end,
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
      <TypedSearch key={cleared} className={styles.search} {...search} />
      {children}
      {clear !== undefined && (
        <div className={styles.filter}>
          <Button size="small" variant="ghost" onPress={clearAll}>
            {clear}
          </Button>
        </div>
      )}
      {end}
    </search>
  );
};

type FoundCountProps = {
  count: string;
  /** Why these may not be all. */
  cut?: string | false;
  children?: ReactNode;
};

/** How many are found, and the tools beside it. */
export const FoundCount = ({ count, cut, children }: FoundCountProps) => (
  <>
    <span className={styles.end} role="status">
      {count}
      {cut && <span className={styles.cut}>{cut}</span>}
    </span>
    {children && <div className={`${styles.filter} ${styles.tools}`}>{children}</div>}
  </>
);
