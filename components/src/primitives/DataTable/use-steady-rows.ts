import { type PointerEvent, type SyntheticEvent, useEffect, useReducer, useRef } from 'react';
import { isPast } from './is-past.ts';

/** How long a move, a press or a key holds the rows, in milliseconds. */
const heldFor = 2_000;
/** How long a mouse or a pen that rests, or the focus, keeps its row in place, in milliseconds: it may be forgotten there. */
const restsFor = 30_000;

/** The rows in the order of these keys; rows that came after all of them stay at the end, others wait. */
const inOrderOf = <Row>(
  keys: readonly string[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] => {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  const kept = keys.flatMap((key) => found.get(key) ?? []);
  if (kept.length === 0) return rows;
  const known = new Set(keys);
  const last = rows.findLastIndex((row) => known.has(keyOf(row)));
  return [...kept, ...rows.slice(last + 1)];
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

/** The rows that are held in their order, and what they were put in order from last. */
type Held<Row> = {
  order: readonly Row[];
  from: readonly Row[];
  shown: readonly Row[];
  chosenBy: string | undefined;
};

/**
 * Rows that stay in their places while a pointer moves over them, a key is pressed in them or one of their menus is open, so
 * that a press meets the row that it was meant for. What they show still changes at once; new rows appear when the pointer
 * rests or leaves. Those of a page that cannot scroll to make room for them wait until it leaves or is forgotten, and so do
 * those of a list that starts in sight while the keyboard is in it. Rows that are chosen by something else, such as another
 * order, are not held. Of a long table, the keys are read only once other rows come.
 */
export const useSteadyRows = <Row>(rows: readonly Row[], keyOf: (row: Row) => string, chosenBy?: string) => {
  const held = useRef<Held<Row> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hover = useLately();
  const keyboard = useLately();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (held.current?.chosenBy !== chosenBy) held.current = null;
  if (held.current && held.current.from !== rows) {
    const { order } = held.current;
    held.current = { order, from: rows, shown: inOrderOf(order.map(keyOf), rows, keyOf), chosenBy };
  }
  const shown = held.current?.shown ?? rows;
  const release = (list: Element): void => {
    clearTimeout(timer.current);
    const isAimedAt = hover.isRecent.current && list.matches(':hover') && isPageSeen();
    const isFocused = keyboard.isRecent.current && isAtKeyboard(list);
    if (isAimedAt || isFocused || list.querySelector('[aria-expanded=true]'))
      timer.current = setTimeout(release, heldFor, list);
    else if (held.current) {
      held.current = null;
      draw();
    }
  };
  const hold = ({ currentTarget }: SyntheticEvent): void => {
    held.current ??= { order: shown, from: rows, shown, chosenBy };
    clearTimeout(timer.current);
    timer.current = setTimeout(release, heldFor, currentTarget);
  };
  const holdFocus = (event: SyntheticEvent): void => {
    keyboard.set(true);
    hold(event);
  };
  // A finger does not rest above the rows, although browsers say so of the last one that it touched.
  const enter = ({ pointerType }: PointerEvent): void => hover.set(pointerType !== 'touch');
  return {
    shown,
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
      onPointerLeave: ({ currentTarget }: SyntheticEvent) => {
        hover.set(false);
        release(currentTarget);
      },
    },
  };
};
