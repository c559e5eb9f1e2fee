import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { flush } from './testing/index.ts';
import { unprovided, unprovidedCallback } from './unprovided.ts';

test.each([
  ['a promise actor', unprovided<string>('bookRide')],
  ['a callback actor', unprovidedCallback('bookRide')],
])('%s that was not provided fails with an error that names it', async (_, logic) => {
  const actor = createActor(logic as ReturnType<typeof unprovided<string>>);
  let error: unknown;
  actor.subscribe({
    error: (thrown) => {
      error = thrown;
    },
  });
  actor.start();
  await flush();
  expect(error).toMatchObject({ message: expect.stringContaining('"bookRide"') });
});
