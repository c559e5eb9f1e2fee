import { type ReactNode, useRef } from 'react';
import { lists } from '../../intl/generated/en-US/lists.ts';
import { useText } from '../../intl/use-text.ts';
import { type DataTableProps, printedAtMost } from '../../primitives/DataTable/columns.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { onPaper } from '../../primitives/More/More.css.ts';
import { More, type MoreProps } from '../../primitives/More/More.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { RetryNotice } from '../retry/RetryNotice.tsx';
import * as styles from './Panel.css.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useRowInView } from './use-row-in-view.ts';
import { useStuckFilters } from './use-stuck-filters.ts';

export type ListPanelProps<Row> = Omit<DataTableProps<Row>, 'empty' | 'hasMore' | 'startAt' | 'chosenBy'> & {
  chosenBy: string;
  /** The id of the heading, which is in the line of filters. */
  id: string;
  filters: ReactNode;
  /** How many rows are found, below filters that have no room for it. */
  found?: ReactNode;
  /** What came of a command about the list, such as a download of it. */
  told?: ReactNode;
  /** Why the last load failed, as a sentence or as a notice of its own. */
  failed?: ReactNode;
  /** How many more rows there are that could not be read, as a sentence. */
  unreadable?: string | false;
  onRetry: () => void;
  /** The pages after those that are loaded. */
  more?: MoreProps;
  /** What is shown where there are no rows. */
  empty: { icon: ReactNode; title: string; text?: string };
  className?: string;
  /** Another list or its details cover this one on narrow pages. */
  isCovered?: boolean;
};

/** Says on paper, below the number of rows that are found, that not all of them follow. */
const Printed = ({ rows, hasMore }: { rows: number; hasMore: boolean }) => {
  const t = useText(lists);
  if (rows === 0 || (rows <= printedAtMost && !hasMore)) return null;
  return (
    <p className={`${onPaper} ${styles.found}`}>{t('firstRows', { count: Math.min(rows, printedAtMost) })}</p>
  );
};

/** The rows, if they are known: that none of the former ones matches says nothing about those that are on their way. */
const knownRows = <Row,>({ rows, isOutdated }: ListPanelProps<Row>) =>
  isOutdated && rows?.length === 0 ? null : rows;

/** One list of the console: its filters, what went wrong, its table and its further pages. */
export const ListPanel = <Row,>(props: ListPanelProps<Row>) => {
  const {
    id,
    filters,
    found,
    told,
    isOutdated,
    failed,
    unreadable,
    onRetry,
    more,
    empty,
    className,
    isCovered,
    ...table
  } = props;
  const t = useText(lists);
  const line = useStuckFilters();
  const rows = knownRows(props);
  const section = useRef<HTMLElement>(null);
  useRowFocus(section);
  useRowInView(section, more?.onRow);
  return (
    <section
      ref={section}
      className={className ? `${styles.panel} ${className}` : styles.panel}
      data-covered={isCovered || undefined}
      aria-labelledby={id}
    >
      <div ref={line} className={styles.filters}>
        {filters}
      </div>
      {found !== undefined && (
        <p role="status" className={styles.found}>
          {found}
        </p>
      )}
      {told !== undefined && (
        <div role="status" className={styles.told}>
          {told}
        </div>
      )}
      <div className={styles.notices}>
        {typeof failed === 'string' && failed ? <RetryNotice title={failed} onRetry={onRetry} /> : failed}
        {unreadable && <Notice tone="caution">{unreadable}</Notice>}
      </div>
      {rows || !failed ? (
        <div aria-busy={isOutdated || undefined}>
          <Printed rows={rows?.length ?? 0} hasMore={more?.has ?? false} />
          <DataTable
            {...table}
            rows={rows}
            isOutdated={isOutdated}
            startAt={more?.reached}
            hasMore={more?.has}
            empty={!unreadable && <EmptyState {...empty} />}
          />
          {more && <More {...more} />}
        </div>
      ) : (
        // The notice above the tabs may be the only other one that says so.
        <EmptyState icon={empty.icon} title={t('notLoaded')} />
      )}
    </section>
  );
};
