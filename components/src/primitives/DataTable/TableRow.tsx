import type { MouseEvent, Ref } from 'react';
import type { Column } from './columns.ts';
import * as styles from './DataTable.css.ts';

type TableRowProps<Row> = {
  row: Row;
  /** The position in the table, from 0. */
  index: number;
  columns: readonly Column<Row>[];
  isSelected: boolean;
  onRow?: (row: Row) => void;
  className?: string;
  ref?: Ref<HTMLTableRowElement>;
};

/** Whether a press was on the row itself: not on what it contains, and not the end of a selection of text. */
const isOnRow = ({ target }: MouseEvent): boolean =>
  !(target as Element).closest('a, button') && (getSelection()?.isCollapsed ?? true);

/** One row, which a narrow place shows as a card. */
export const TableRow = <Row,>({
  row,
  index,
  columns,
  isSelected,
  onRow,
  className = '',
  ref,
}: TableRowProps<Row>) => (
  <tr
    ref={ref}
    // biome-ignore lint/a11y/noRedundantRoles: a row displayed as a card loses its role
    role="row"
    className={`${styles.row} ${className}`}
    data-index={index}
    data-selected={isSelected || undefined}
    data-pressable={onRow ? true : undefined}
    onClick={onRow && ((event) => isOnRow(event) && onRow(row))}
    aria-rowindex={index + 2}
  >
    {columns.map(({ id, name, cell, align, card }) => (
      // biome-ignore lint/a11y/noRedundantRoles: a cell displayed as a block loses its role
      <td key={id} role="cell" className={`${styles.cell} ${styles.inCard[card]}`} data-align={align}>
        {card === 'fact' && <span className={styles.factName}>{name}</span>}
        {cell(row)}
      </td>
    ))}
  </tr>
);
