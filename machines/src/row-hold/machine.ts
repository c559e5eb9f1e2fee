import { and, type SnapshotFrom, setup, stateIn } from 'xstate';

/** What the page knows of the rows when their places are about to be released. */
export type RowHoldInput = {
  /** Whether a row that waits or is gone would move others below the mouse. */
  isAimedAt: () => boolean;
  /** Whether the focus is on a row that no scroll keeps in its place. */
  isFocused: () => boolean;
  /** Whether a menu of a row is open. */
  isMenuOpen: () => boolean;
};
export type RowHoldEvent =
  /** A mouse or a pen moves above the rows. */
  | { type: 'moved' }
  /** A finger touches the rows. A browser says that it rests there, although it does not. */
  | { type: 'touched' }
  | { type: 'left' }
  | { type: 'pressed' }
  /** The focus or a key arrives in the rows. */
  | { type: 'focused' }
  /** A row is no longer in the list and keeps its place. */
  | { type: 'rowGone' }
  /** Another order or other filters were chosen. */
  | { type: 'chosen' };

const again = { target: 'held', reenter: true } as const;

/**
 * Holds the order of the rows in a list during use, so that a click hits the intended row. A move, a press or a key holds it
 * for two seconds. The hold then continues while the mouse rests above a row that would move, while such a row has the
 * focus, or while a row's menu is open. A resting mouse or focus no longer counts after 30 seconds.
 */
export const rowHoldMachine = setup({
  types: { input: {} as RowHoldInput, context: {} as RowHoldInput, events: {} as RowHoldEvent },
  delays: { use: 2_000, rest: 30_000 },
  guards: {
    isAimedAt: ({ context }) => context.isAimedAt(),
    isFocused: ({ context }) => context.isFocused(),
    isMenuOpen: ({ context }) => context.isMenuOpen(),
    isRestingAbove: and([stateIn({ pointer: 'above' }), 'isAimedAt']),
    isRestingFocus: and([stateIn({ keyboard: 'near' }), 'isFocused']),
  },
}).createMachine({
  id: 'rowHold',
  type: 'parallel',
  context: ({ input }) => input,
  states: {
    pointer: {
      initial: 'away',
      on: { moved: '.above', touched: '.away', left: '.away' },
      states: { away: {}, above: { after: { rest: 'away' } } },
    },
    keyboard: {
      initial: 'away',
      on: { focused: '.near' },
      states: { away: {}, near: { after: { rest: 'away' } } },
    },
    places: {
      initial: 'free',
      on: {
        moved: '.held',
        touched: '.held',
        pressed: '.held',
        focused: '.held',
        rowGone: '.held',
        chosen: '.free',
      },
      states: {
        free: {},
        held: {
          after: {
            use: [
              { guard: 'isRestingAbove', ...again },
              { guard: 'isRestingFocus', ...again },
              { guard: 'isMenuOpen', ...again },
              { target: 'free' },
            ],
          },
          on: {
            left: [
              { guard: 'isRestingFocus', ...again },
              { guard: 'isMenuOpen', ...again },
              { target: 'free' },
            ],
          },
        },
      },
    },
  },
});

export type RowHoldSnapshot = SnapshotFrom<typeof rowHoldMachine>;
