import { type MouseEvent, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { lists } from '../../intl/generated/en-US/lists.ts';
import { useText } from '../../intl/use-text.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Column } from './columns.ts';
import * as styles from './DataTable.css.ts';

type TableRowProps<Row> = {
  row: Row;
  /** The position in the table, from 0. */
  index: number;
  /** The number of the row among all of the list, from 1; a row that is gone has none. */
  number: number | undefined;
  columns: readonly Column<Row>[];
  isSelected: boolean;
  /** It is in the list no more, and keeps its place for a pointer. */
  isGone: boolean;
  onRow?: (row: Row) => void;
  className?: string;
  /** Reports the element, whose height depends on what it shows. */
  measure?: (element: HTMLTableRowElement | null) => void;
};

/** Whether a press was on the row itself: not on what it contains, and not the end of a selection of text. */
const isOnRow = ({ target }: MouseEvent): boolean =>
  !(target as Element).closest('a, button') && (getSelection()?.isCollapsed ?? true);

/** Neither the row that is gone nor a link in it takes a press. */
const refuse = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

const PlainRow = <Row,>({
  row,
  index,
  number,
  columns,
  isSelected,
  isGone,
  onRow,
  className = '',
  measure,
}: TableRowProps<Row>) => {
  const element = useRef<HTMLTableRowElement>(null);
  // Its nodes may have shown another row before, of another height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each row is measured once, then observed.
  useLayoutEffect(() => measure?.(element.current), [measure, row]);
  return (
    <tr
      ref={element}
      // biome-ignore lint/a11y/noRedundantRoles: a row displayed as a card loses its role
      role="row"
      className={`${styles.row} ${className}`}
      data-index={index}
      data-selected={isSelected || undefined}
      data-pressable={onRow && !isGone ? true : undefined}
      data-gone={isGone || undefined}
      onClickCapture={isGone ? refuse : undefined}
      onClick={onRow && ((event) => isOnRow(event) && onRow(row))}
      aria-disabled={isGone || undefined}
      // The header is the first.
      aria-rowindex={number === undefined ? undefined : number + 1}
    >
      {columns.map(({ id, name, cell, align, card, isControl }) => (
        <td
          key={id}
          // biome-ignore lint/a11y/noRedundantRoles: a cell displayed as a block loses its role
          role="cell"
          className={`${styles.cell} ${styles.inCard[card]} ${isControl ? styles.control : ''}`}
          data-align={align}
        >
          {card === 'fact' && <span className={styles.factName}>{name}</span>}
          {isControl ? <Controls isGone={isGone}>{cell(row)}</Controls> : cell(row)}
          {isGone && card === 'title' && <Gone />}
        </td>
      ))}
    </tr>
  );
};

/** The cell itself is not inert: a browser looks for a pointer behind what is inert, where it has left the rows. */
const Controls = ({ isGone, children }: { isGone: boolean; children: ReactNode }) => (
  <span className={styles.controls} inert={isGone}>
    {children}
  </span>
);

const Gone = () => <VisuallyHidden>{useText(lists)('gone')}</VisuallyHidden>;

/** One row, which a narrow place shows as a card. It is drawn again only when it shows something else. */
export const TableRow = memo(PlainRow) as typeof PlainRow;
