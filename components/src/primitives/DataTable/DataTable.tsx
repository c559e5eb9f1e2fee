import { type ReactNode, useRef } from 'react';
import { lists } from '../../intl/generated/en-US/lists.ts';
import { useText } from '../../intl/use-text.ts';
import { inlineVars } from '../../theme/inline-vars.ts';
import { onPaper } from '../More/More.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { DataTableProps } from './columns.ts';
import * as styles from './DataTable.css.ts';
import { TableHeader } from './TableHeader.tsx';
import { TableRows } from './TableRows.tsx';
import { useIsUsed } from './use-is-used.ts';
import { useStart } from './use-start.ts';

const loadingRows = [1, 2, 3, 4, 5, 6];

/** Skeleton rows until the rows arrive; in print, a sentence that the list was still loading. */
const Loading = () => {
  const t = useText(lists);
  return (
    <>
      <p className={`${onPaper} ${styles.printedLoading}`}>{t('printedLoading')}</p>
      <div className={styles.loading} aria-hidden="true">
        {loadingRows.map((row) => (
          <Skeleton key={row} height={36} />
        ))}
      </div>
    </>
  );
};

/**
 * A native table whose header stays below the tabs and which narrow places show as cards. Explicit roles keep its semantics
 * there. Of a long table, only the rows near the window are in the document.
 */
export const DataTable = <Row,>({ rows, empty, ...table }: DataTableProps<Row>): ReactNode => {
  const { label, columns, sort, onSort, total, hasMore = false, chosenBy } = table;
  const element = useRef<HTMLTableElement>(null);
  useStart(element, chosenBy);
  const isUsed = useIsUsed();
  const known = hasMore ? total : (total ?? rows?.length);
  if (rows?.length === 0) return empty;
  if (!rows) return <Loading />;
  return (
    <table
      ref={element}
      // biome-ignore lint/a11y/noRedundantRoles: a table displayed as a block loses its role
      role="table"
      className={styles.table}
      aria-label={label}
      aria-rowcount={known === undefined ? -1 : known + 1}
    >
      <colgroup className={styles.columns}>
        {columns.map(({ id, width, isControl }) => (
          <col
            key={id}
            className={isControl ? `${styles.column} ${styles.control}` : styles.column}
            style={inlineVars({ [styles.width]: width })}
          />
        ))}
      </colgroup>
      <TableHeader columns={columns} sort={sort} onSort={onSort} />
      <TableRows {...table} rows={rows} isUsed={isUsed} />
    </table>
  );
};
