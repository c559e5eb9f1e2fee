import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from 'react-aria-components/Button';
import type { Column, Sort } from './columns.ts';
import * as styles from './DataTable.css.ts';

type HeaderColumn = Pick<Column<never>, 'id' | 'name' | 'align' | 'sort' | 'alsoSortedBy' | 'isControl'>;
type TableHeaderProps = {
  columns: readonly HeaderColumn[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
};

/** The order that a column shows now, if it shows one. */
const shownBy = ({ sort, alsoSortedBy = [] }: HeaderColumn, order: Sort | undefined): Sort | undefined =>
  order && (order.by === sort || alsoSortedBy.includes(order.by)) ? order : undefined;

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The header of a table. A column with an order is a button: the first press sorts, the next one turns the order around. */
export const TableHeader = ({ columns, sort, onSort }: TableHeaderProps) => (
  <thead className={styles.head}>
    <tr aria-rowindex={1}>
      {columns.map((column) => {
        const shown = shownBy(column, sort);
        const direction = shown?.direction;
        return (
          <th
            key={column.id}
            scope="col"
            className={column.isControl ? `${styles.header} ${styles.control}` : styles.header}
            data-align={column.align}
            aria-sort={direction && ariaSort[direction]}
          >
            {column.sort !== undefined && onSort ? (
              <SortButton
                name={column.name}
                direction={direction}
                onPress={() =>
                  onSort({
                    by: shown?.by ?? column.sort ?? '',
                    direction: direction === 'desc' ? 'asc' : 'desc',
                  })
                }
              />
            ) : (
              <span className={styles.headerName}>{column.name}</span>
            )}
          </th>
        );
      })}
    </tr>
  </thead>
);

type SortButtonProps = { name: string; direction?: Sort['direction']; onPress: () => void };

const SortButton = ({ name, direction, onPress }: SortButtonProps) => {
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <Button data-printed className={styles.sort} onPress={onPress}>
      <span className={styles.headerName}>{name}</span>
      <span className={direction ? styles.arrow : styles.noArrow}>
        <Arrow size={12} aria-hidden />
      </span>
    </Button>
  );
};
