import { expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { diagramOf } from './diagram.ts';

const machine = setup({
  actors: { bookRide: fromPromise(async () => 1) },
  guards: { isIn: (_, _phase: string) => true, hasPlaces: () => true },
  delays: { pollInterval: 2_000 },
  actions: { report: () => undefined },
}).createMachine({
  id: 'trip',
  initial: 'form',
  on: { reset: '.form' },
  states: {
    form: {
      always: { guard: { type: 'isIn', params: 'pending' }, target: 'done' },
      on: { book: { guard: 'hasPlaces', target: 'booking.asking' }, type: { actions: 'report' } },
    },
    booking: {
      initial: 'asking',
      onDone: 'done',
      states: {
        asking: { invoke: { src: 'bookRide', id: 'bookRide', onDone: 'over', onError: '#trip.form' } },
        over: { type: 'final' },
      },
      after: { pollInterval: 'form' },
    },
    done: { type: 'final' },
  },
});

test('a diagram names events, guards, delays and actors, and nests the states', () => {
  const diagram = diagramOf(machine);
  for (const line of [
    '  state "trip" as trip {\n',
    '    [*] --> trip_form\n  }',
    '    state "booking" as trip_booking {\n',
    '      [*] --> trip_booking_asking\n    }',
    '  trip_form --> trip_booking_asking : book [hasPlaces]',
    '  trip_form --> trip_done : always [isIn(pending)]',
    '  trip_booking_asking --> trip_booking_over : done bookRide',
    '  trip_booking_asking --> trip_form : error bookRide',
    '  trip_booking --> trip_form : after pollInterval',
    '  trip_done --> [*]',
  ])
    expect(diagram).toContain(line);
});

test('the table lists transitions that change no state or lead from a state into itself', () => {
  const diagram = diagramOf(machine);
  expect(diagram).toContain('| form | type |  |  | report |');
  expect(diagram).toContain('| trip | reset |  | form |  |');
  expect(diagram).not.toContain('trip --> trip_form');
});

test('another transition changes the diagram', () => {
  const one = createMachine({ id: 'one', initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } });
  const other = createMachine({ id: 'one', initial: 'a', states: { a: { on: { back: 'b' } }, b: {} } });
  expect(diagramOf(one)).not.toBe(diagramOf(other));
});
