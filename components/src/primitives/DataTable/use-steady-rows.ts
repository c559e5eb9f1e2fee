import { type RowHoldEvent, rowHoldMachine } from '@mobility/machines/row-hold';
import { useActorRef, useSelector } from '@xstate/react';
import { type PointerEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { isPast } from './is-past.ts';
import { inOrderOf, type OrderedRows } from './ordered-rows.ts';

type Steady<Row> = {
  keyOf: (row: Row) => string;
  chosenBy?: string;
  /** The rows are those of the order or the filters before: others are on their way. */
  isOutdated?: boolean;
};
/** Who uses the rows as they are drawn. */
type Use = { isHeld: boolean; isHovered: boolean };
/** What is shown, and what it was put in order from. */
type Shown<Row> = OrderedRows<Row> &
  Pick<Steady<Row>, 'chosenBy' | 'isOutdated'> & { from: readonly Row[]; isHeld: boolean };

/** Whether the whole page is in the window, so that no scroll can keep a row in its place. */
const isPageSeen = (): boolean => document.documentElement.scrollHeight <= window.innerHeight;

/** The rows in the order in which they are shown: as they come, unless they are held or a pointer is above one that is gone. */
const order = <Row>(
  before: Shown<Row> | null,
  from: readonly Row[],
  { keyOf, chosenBy, isOutdated }: Steady<Row>,
  { isHeld, isHovered }: Use,
): Shown<Row> => {
  const asTheyCome = { shown: from, gone: new Set<Row>(), from, chosenBy, isOutdated, isHeld };
  if (!before || isOutdated || before.isOutdated || before.chosenBy !== chosenBy) return asTheyCome;
  const isReleased = before.isHeld && !isHeld;
  if (before.from === from) return isReleased ? asTheyCome : { ...before, isHeld };
  if (!isHeld && !isHovered) return asTheyCome;
  const ordered = inOrderOf(before.shown, from, keyOf, isHovered);
  return isHeld || ordered.gone.size > 0 ? { ...asTheyCome, ...ordered } : asTheyCome;
};

/**
 * Returns the rows in the order to draw them, which the machine `rowHold` keeps during use. Cells still update at once. New
 * rows wait until the machine releases the order; removed rows stay, greyed, below a mouse or a pen. Another order or filter
 * applies at once. The keys of a long table are read only when its rows change.
 */
export const useSteadyRows = <Row>(rows: readonly Row[], steady: Steady<Row>) => {
  const list = useRef<Element>(null);
  const last = useRef<Shown<Row>>(null);
  const matches = (selector: string): boolean => list.current?.matches(selector) ?? false;
  const has = (selector: string): boolean => Boolean(list.current?.querySelector(selector));
  const hold = useActorRef(rowHoldMachine, {
    input: {
      isAimedAt: () => matches(':hover') && (Boolean(last.current?.gone.size) || isPageSeen()),
      isFocused: () => has(':focus-visible') && !isPast(list.current as Element),
      isMenuOpen: () => has('[aria-expanded=true]'),
    },
  });
  const isHeld = useSelector(hold, (state) => state.matches({ places: 'held' }));
  // Read as the rows are drawn: a pointer that comes or is forgotten changes nothing by itself.
  const isHovered = hold.getSnapshot().matches({ pointer: 'above' });
  last.current = order(last.current, rows, steady, { isHeld, isHovered });
  const { shown, gone } = last.current;
  const { chosenBy, isOutdated = false } = steady;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice, and its rows, start without a hold.
  useEffect(() => hold.send({ type: 'chosen' }), [hold, chosenBy, isOutdated]);
  const hasGone = gone.size > 0;
  useLayoutEffect(() => {
    if (hasGone) hold.send({ type: 'rowGone' });
  }, [hold, hasGone]);
  const tell = ({ currentTarget }: SyntheticEvent, type: RowHoldEvent['type']): void => {
    list.current = currentTarget;
    hold.send({ type });
  };
  const note = (type: RowHoldEvent['type']) => (event: SyntheticEvent) => tell(event, type);
  // A browser says of the last row that was touched that the finger is still above it.
  const move = (event: PointerEvent): void =>
    tell(event, event.pointerType === 'touch' ? 'touched' : 'moved');
  return {
    shown,
    /** Those of the shown rows that are in the list no more. */
    gone,
    /** Whether a mouse or a pen is above the rows, and was moved not long ago. */
    isHovered,
    holders: {
      onPointerEnter: move,
      onPointerMove: move,
      onClick: note('pressed'),
      onKeyDown: note('focused'),
      onFocus: note('focused'),
      onPointerLeave: note('left'),
    },
  };
};
