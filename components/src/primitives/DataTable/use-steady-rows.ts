import { type PointerEvent, type RefObject, type SyntheticEvent, useEffect, useReducer, useRef } from 'react';
import { isPast } from './is-past.ts';

/** How long a move, a press or a key holds the rows, in milliseconds. */
const heldFor = 2_000;
/** How long a mouse or a pen that rests, or the focus, keeps its row in place, in milliseconds: it may be forgotten there. */
const restsFor = 30_000;

type Ordered<Row> = { shown: readonly Row[]; gone: ReadonlySet<Row> };

/**
 * The rows in the order of those that were shown; rows that came after all of these stay at the end, others wait. Those that
 * are gone keep their places as they were, or are left out.
 */
const inOrderOf = <Row>(
  before: readonly Row[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  keepsGone: boolean,
): Ordered<Row> => {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  const keys = before.map(keyOf);
  const known = new Set(keys);
  const last = rows.findLastIndex((row) => known.has(keyOf(row)));
  if (last < 0) return { shown: rows, gone: new Set() };
  const gone = new Set(keepsGone ? before.filter((_, index) => !found.has(keys[index] as string)) : []);
  const kept = before.flatMap((row, index) => found.get(keys[index] as string) ?? (gone.has(row) ? row : []));
  return { shown: [...kept, ...rows.slice(last + 1)], gone };
};

/** What is so from when it is said on, and no longer once it may be forgotten. */
const useLately = () => {
  const isRecent = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (next: boolean): void => {
    isRecent.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      isRecent.current = false;
    }, restsFor);
  };
  return { isRecent, set };
};

/** Whether the keyboard is in the rows of a list that starts in sight, where no scroll keeps its row in its place. */
const isAtKeyboard = (list: Element): boolean =>
  list.querySelector(':focus-visible') !== null && !isPast(list);

/** Whether the whole page is in the window, so that no scroll can keep a row in its place. */
const isPageSeen = (): boolean => document.documentElement.scrollHeight <= window.innerHeight;

/** What is shown, and what it was put in order from. */
type Shown<Row> = Ordered<Row> & Pick<Steady<Row>, 'chosenBy' | 'isOutdated'> & { from: readonly Row[] };

type Steady<Row> = {
  keyOf: (row: Row) => string;
  chosenBy?: string;
  /** The rows are those of the order or the filters before: others are on their way. */
  isOutdated?: boolean;
};

/** The rows in the order in which they are shown: as they come, unless they are held or a pointer is above one that is gone. */
const useOrdered = <Row>(
  rows: readonly Row[],
  { keyOf, chosenBy, isOutdated = false }: Steady<Row>,
  isHovered: RefObject<boolean>,
) => {
  const isHeld = useRef(false);
  const last = useRef<Shown<Row> | null>(null);
  if (isOutdated || last.current?.isOutdated || last.current?.chosenBy !== chosenBy) {
    last.current = null;
    isHeld.current = false;
  }
  const { current: before } = last;
  if (before?.from !== rows) {
    const isSteady = before && (isHeld.current || isHovered.current);
    const ordered = isSteady ? inOrderOf(before.shown, rows, keyOf, isHovered.current) : null;
    isHeld.current ||= Boolean(ordered?.gone.size);
    const asTheyCome = { shown: rows, gone: new Set<Row>() };
    last.current = { ...((isHeld.current && ordered) || asTheyCome), from: rows, chosenBy, isOutdated };
  }
  const { shown, gone } = last.current as Shown<Row>;
  const hold = (): void => {
    isHeld.current = !isOutdated;
  };
  const release = (): void => {
    isHeld.current = false;
    last.current = null;
  };
  return { shown, gone, isHeld, hold, release };
};

/**
 * Rows that stay in their places while a pointer moves over them, a key is pressed in them or one of their menus is open, so
 * that a press meets the row that it was meant for. What they show still changes at once; new rows appear when the pointer
 * rests or leaves. Those of a page that cannot scroll to make room for them wait until it leaves or is forgotten, and so do
 * those of a list that starts in sight while the keyboard is in it. Rows that are gone keep their places below a mouse or a pen
 * until it leaves or is forgotten, and new ones wait with them. Rows that are chosen by something else, such as another order,
 * are not held. Of a long table, the keys are read only once other rows come.
 */
export const useSteadyRows = <Row>(rows: readonly Row[], steady: Steady<Row>) => {
  const list = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hover = useLately();
  const keyboard = useLately();
  const { shown, gone, ...order } = useOrdered(rows, steady, hover.isRecent);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const wait = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), heldFor);
  };
  const release = (): void => {
    clearTimeout(timer.current);
    const { current: element } = list;
    const isAimedAt = hover.isRecent.current && element?.matches(':hover') && (gone.size > 0 || isPageSeen());
    const isFocused = keyboard.isRecent.current && element && isAtKeyboard(element);
    if (isAimedAt || isFocused || element?.querySelector('[aria-expanded=true]')) wait();
    else if (order.isHeld.current) {
      order.release();
      draw();
    }
  };
  const latest = useRef(release);
  useEffect(() => {
    latest.current = release;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const isLeft = gone.size > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait starts with the first row that is gone.
  useEffect(() => {
    if (isLeft) wait();
  }, [isLeft]);
  const hold = ({ currentTarget }: SyntheticEvent): void => {
    list.current = currentTarget;
    order.hold();
    wait();
  };
  const holdFocus = (event: SyntheticEvent): void => {
    keyboard.set(true);
    hold(event);
  };
  // A finger does not rest above the rows, although browsers say so of the last one that it touched.
  const enter = ({ pointerType, currentTarget }: PointerEvent): void => {
    list.current = currentTarget;
    hover.set(pointerType !== 'touch');
  };
  return {
    shown,
    /** Those of the shown rows that are in the list no more. */
    gone,
    /** Whether a mouse or a pen is above the rows, and was moved not long ago. */
    isHovered: hover.isRecent,
    holders: {
      onPointerEnter: enter,
      onPointerMove: (event: PointerEvent) => {
        enter(event);
        hold(event);
      },
      onClick: hold,
      onKeyDown: holdFocus,
      onFocus: holdFocus,
      onPointerLeave: () => {
        hover.set(false);
        release();
      },
    },
  };
};
