import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { inlineVars } from '../../theme/inline-vars.ts';
import { useIsPrinting } from '../LongList/use-is-printing.ts';
import { useSlots } from '../LongList/use-slots.ts';
import { useHeldItem, useTop } from '../LongList/window.ts';
import { type DataTableProps, printedAtMost } from './columns.ts';
import * as styles from './DataTable.css.ts';
import { TableRow } from './TableRow.tsx';
import { useStartsAgain } from './use-start.ts';
import { useSteadyRows } from './use-steady-rows.ts';

/** Shorter tables are drawn as a whole. */
const windowedFrom = 60;
/** Rows beyond each edge of the window, so that Tab and a screen reader's next row always find one. */
const beyond = 4;
/** The height of a row that cannot be measured, in pixels. */
const smallest = 36;

export type TableRowsProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'keyOf' | 'chosenBy' | 'selected' | 'onRow' | 'rowClassName'
> & { rows: readonly Row[] };

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

const useRowAt = <Row,>({ columns, rows, keyOf, selected, onRow, rowClassName }: TableRowsProps<Row>) => ({
  // Another function makes the virtualizer sum the heights of all rows again.
  keyAt: useCallback((index: number) => keyOf(rows[index] as Row), [rows, keyOf]),
  propsAt: (index: number) => {
    const row = rows[index] as Row;
    return {
      row,
      index,
      columns,
      isSelected: selected === keyOf(row),
      onRow,
      className: rowClassName?.(row),
    };
  },
});

/** The rows of a table. A long table has those near the window, and on paper as many as may be printed. */
export const TableRows = <Row,>({ rows, ...table }: TableRowsProps<Row>) => {
  const isPrinting = useIsPrinting();
  const { shown, pointer } = useSteadyRows(rows, table.keyOf);
  const props = { ...table, pointer };
  if (shown.length < windowedFrom) return <AllRows {...props} rows={shown} />;
  if (isPrinting) return <AllRows {...props} rows={shown.slice(0, printedAtMost)} />;
  return <MeasuredRows {...props} rows={shown} />;
};

type RowsProps<Row> = TableRowsProps<Row> & Pick<ReturnType<typeof useSteadyRows>, 'pointer'>;

const AllRows = <Row,>(props: RowsProps<Row>) => {
  const { keyAt, propsAt } = useRowAt(props);
  const body = useRef<HTMLTableSectionElement>(null);
  useSelectedInView(props, () =>
    body.current?.querySelector('[data-selected]')?.scrollIntoView?.({ block: 'nearest' }),
  );
  return (
    <tbody ref={body} className={styles.body} {...props.pointer}>
      {props.rows.map((_, index) => (
        <TableRow key={keyAt(index)} {...propsAt(index)} />
      ))}
    </tbody>
  );
};

/** Draws the first row alone to measure the height of most rows, on a page that stays as high, so that it is not scrolled. */
const MeasuredRows = <Row,>(props: RowsProps<Row>) => {
  const [typical, setTypical] = useState<number>();
  const [before] = useState(() => document.documentElement.scrollHeight);
  const measureTypical = useCallback(
    (row: HTMLTableRowElement | null) => setTypical(row?.offsetHeight || smallest),
    [],
  );
  const { propsAt } = useRowAt(props);
  if (typical !== undefined) return <NearRows {...props} estimate={typical} />;
  return (
    <tbody className={styles.body}>
      <TableRow measure={measureTypical} {...propsAt(0)} />
      <Space height={before} span={props.columns.length} />
    </tbody>
  );
};

/** What covers the edges of the window, in pixels, as the style of a row says it. It changes with what is above the table. */
const useCovered = (list: RefObject<HTMLTableSectionElement | null>, top: number) => {
  const [covered, setCovered] = useState({ top: 0, bottom: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect measures again when the filters grow and move the table down.
  useLayoutEffect(() => {
    const row = list.current?.querySelector('[data-index]');
    if (!row) return;
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(row);
    const next = {
      top: Number.parseFloat(scrollMarginTop) || 0,
      bottom: Number.parseFloat(scrollMarginBottom) || 0,
    };
    setCovered((before) => (before.top === next.top && before.bottom === next.bottom ? before : next));
  }, [list, top]);
  return covered;
};

const NearRows = <Row,>({ estimate, pointer, ...props }: RowsProps<Row> & { estimate: number }) => {
  const { rows, columns } = props;
  const { list, top } = useTop<HTMLTableSectionElement>();
  const covered = useCovered(list, top);
  const { rangeExtractor, hasFocus, ...held } = useHeldItem();
  const slotsOf = useSlots();
  const { keyAt, propsAt } = useRowAt(props);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimate,
    getItemKey: keyAt,
    overscan: beyond,
    scrollMargin: top,
    scrollPaddingStart: covered.top,
    scrollPaddingEnd: covered.bottom,
    rangeExtractor,
    useFlushSync: false,
  });
  useSelectedInView(props, (index) => virtualizer.scrollToIndex(index, { align: 'auto' }));
  // useStart scrolls to the first row after this render, so the first rows are rendered now.
  if (useStartsAgain(props.chosenBy))
    virtualizer.scrollOffset = Math.min(virtualizer.scrollOffset ?? 0, top - covered.top);
  const near = virtualizer.getVirtualItems();
  const slots = slotsOf(
    near.map(({ key }) => key),
    hasFocus,
  );
  return (
    <tbody ref={list} className={`${styles.body} ${styles.windowed}`} {...held} {...pointer}>
      {near.map(({ index, key, start }, place) => (
        <Gapped key={slots.get(key)} height={start - (near[place - 1]?.end ?? top)} span={columns.length}>
          <TableRow measure={virtualizer.measureElement} {...propsAt(index)} />
        </Gapped>
      ))}
      <Space height={virtualizer.getTotalSize() + top - (near.at(-1)?.end ?? top)} span={columns.length} />
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
