import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { RowHoldEvent, RowHoldInput } from './machine.ts';
import { rowHoldMachine } from './machine.ts';

const start = () => {
  const clock = new SimulatedClock();
  const page = { isAimedAt: false, isFocused: false, isMenuOpen: false };
  const input: RowHoldInput = {
    isAimedAt: () => page.isAimedAt,
    isFocused: () => page.isFocused,
    isMenuOpen: () => page.isMenuOpen,
  };
  const actor = createActor(rowHoldMachine, { clock, input }).start();
  /** Lets time pass in steps of a second, as the timers of two regions meet. */
  const pass = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) clock.increment(1_000);
  };
  return {
    page,
    pass,
    send: (type: RowHoldEvent['type']) => actor.send({ type }),
    state: () => actor.getSnapshot().value,
  };
};
const free = { pointer: 'away', keyboard: 'away', places: 'free' };

test.each(['moved', 'touched', 'pressed', 'focused', 'rowGone'] as const)(
  '%s holds the rows for two seconds',
  (type) => {
    const { send, pass, state } = start();
    send(type);
    pass(1);
    send(type);
    pass(1);
    expect(state().places).toBe('held');
    pass(1);
    expect(state().places).toBe('free');
  },
);

test('a mouse that rests above a row that would move holds the rows until it leaves', () => {
  const { page, send, pass, state } = start();
  page.isAimedAt = true;
  send('moved');
  pass(20);
  expect(state()).toEqual({ ...free, pointer: 'above', places: 'held' });
  send('left');
  expect(state()).toEqual(free);
});

test('a mouse that rests is forgotten 30 seconds after it was moved', () => {
  const { page, send, pass, state } = start();
  page.isAimedAt = true;
  send('moved');
  pass(20);
  send('moved');
  pass(29);
  expect(state()).toEqual({ ...free, pointer: 'above', places: 'held' });
  pass(3);
  expect(state()).toEqual(free);
});

test('a finger is not above the rows', () => {
  const { page, send, pass, state } = start();
  page.isAimedAt = true;
  send('moved');
  send('touched');
  expect(state().pointer).toBe('away');
  pass(2);
  expect(state()).toEqual(free);
});

test('a focused row that no scroll keeps holds the rows, also when a mouse leaves, until it is forgotten', () => {
  const { page, send, pass, state } = start();
  page.isFocused = true;
  send('focused');
  send('left');
  pass(28);
  expect(state()).toEqual({ ...free, keyboard: 'near', places: 'held' });
  pass(4);
  expect(state()).toEqual(free);
});

test('a press alone does not bring the keyboard into the rows', () => {
  const { page, send, pass, state } = start();
  page.isFocused = true;
  send('pressed');
  pass(2);
  expect(state()).toEqual(free);
});

test('an open menu holds the rows for as long as it is open', () => {
  const { page, send, pass, state } = start();
  page.isMenuOpen = true;
  send('pressed');
  send('left');
  pass(120);
  expect(state().places).toBe('held');
  page.isMenuOpen = false;
  pass(2);
  expect(state()).toEqual(free);
});

test('rows in another order are held by nothing', () => {
  const { page, send, state } = start();
  page.isMenuOpen = true;
  send('focused');
  send('chosen');
  expect(state().places).toBe('free');
});
