import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { inlineVars } from '../../theme/inline-vars.ts';
import { useIsPrinting } from '../LongList/use-is-printing.ts';
import { useSlots } from '../LongList/use-slots.ts';
import { useTop } from '../LongList/window.ts';
import { type DataTableProps, printedAtMost } from './columns.ts';
import * as styles from './DataTable.css.ts';
import { TableRow } from './TableRow.tsx';
import { useNearRows } from './use-near-rows.ts';
import { useStartAt } from './use-start-at.ts';
import { useSteadyRows } from './use-steady-rows.ts';

/** Shorter tables are drawn as a whole. */
const windowedFrom = 60;

export type TableRowsProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'keyOf' | 'chosenBy' | 'isOutdated' | 'startAt' | 'selected' | 'onRow' | 'rowClassName'
> & {
  rows: readonly Row[];
  /** Whether the reader has used the page since the table appeared. */
  isUsed: RefObject<boolean>;
};

/** Scrolls to the row that is opened beside the table, each time another one is. */
const useSelectedInView = <Row,>(
  { rows, keyOf, selected }: TableRowsProps<Row>,
  scrollTo: (index: number) => void,
) => {
  const shown = useRef(selected);
  useEffect(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    const index = rows.findIndex((row) => keyOf(row) === selected);
    if (index >= 0) scrollTo(index);
  });
};

const useRowAt = <Row,>(
  { columns, rows, keyOf, selected, onRow, rowClassName }: TableRowsProps<Row>,
  gone: ReadonlySet<Row>,
) => {
  const goneAt = useMemo(() => [...gone].map((row) => rows.indexOf(row)), [gone, rows]);
  return {
    // Another function makes the virtualizer sum the heights of all rows again.
    keyAt: useCallback((index: number) => keyOf(rows[index] as Row), [rows, keyOf]),
    propsAt: (index: number) => {
      const row = rows[index] as Row;
      const isGone = gone.has(row);
      return {
        row,
        index,
        number: isGone ? undefined : index + 1 - goneAt.filter((at) => at < index).length,
        columns,
        isSelected: selected === keyOf(row),
        isGone,
        onRow,
        className: rowClassName?.(row),
      };
    },
  };
};

/**
 * The rows of a table. A long table has those near the window, and on paper as many as may be printed. A row that stays while
 * the table becomes long keeps its nodes, and the focus.
 */
export const TableRows = <Row,>({ rows: all, ...table }: TableRowsProps<Row>) => {
  const isPrinting = useIsPrinting();
  const { shown, gone, isHovered, holders } = useSteadyRows(all, table);
  const rows = useMemo(() => (isPrinting ? shown.slice(0, printedAtMost) : shown), [isPrinting, shown]);
  const props = { ...table, rows };
  const { keyAt, propsAt } = useRowAt(props, gone);
  const isWhole = isPrinting || rows.length < windowedFrom;
  const { list, top } = useTop<HTMLTableSectionElement>(isWhole);
  const { chosenBy } = table;
  const near = useNearRows({ count: rows.length, keyAt, chosenBy, list, isHovered, top, isWhole });
  useStartAt(table.startAt, rows.length, { list, isUsed: table.isUsed }, near);
  useSelectedInView(props, near.scrollTo);
  const slotsOf = useSlots<string>();
  const slots = slotsOf(
    near.placed.map(({ key }) => key),
    { hasFocus: near.hasFocus, isWhole },
  );
  const onFocus = (event: FocusEvent): void => {
    near.held.onFocus(event);
    holders.onFocus(event);
  };
  const span = table.columns.length;
  return (
    <tbody ref={list} className={styles.body} {...holders} {...near.held} onFocus={onFocus}>
      {near.placed.map(({ index, key, space }) => (
        <Gapped key={slots.get(key)} height={space} span={span}>
          <TableRow measure={near.measure} {...propsAt(index)} />
        </Gapped>
      ))}
      <Space height={near.after} span={span} />
    </tbody>
  );
};

type SpaceProps = { height: number; span: number };

/** A row with the space of those before it that are not in the document. */
const Gapped = ({ children, ...space }: SpaceProps & { children: ReactNode }) => (
  <>
    <Space {...space} />
    {children}
  </>
);

const Space = ({ height, span }: SpaceProps) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
    <tr aria-hidden="true" className={styles.space} style={inlineVars({ [styles.height]: `${height}px` })}>
      <td colSpan={span} />
    </tr>
  );
