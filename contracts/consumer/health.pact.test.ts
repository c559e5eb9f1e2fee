import { expect, it } from 'vitest';
import { interaction } from './interaction.ts';

it('getHealth reports that the backend is alive', async () => {
  const answer = await interaction({
    operation: 'getHealth',
    given: ['no account'],
    when: 'a request for the health of the backend',
    token: 'none',
    status: 200,
    answer: { status: 'ok' },
    call: (client) => client.getHealth(),
  });
  expect(answer).toEqual({ status: 'ok' });
});

it('getReadiness reports that the backend is ready', async () => {
  const answer = await interaction({
    operation: 'getReadiness',
    given: ['no account'],
    when: 'a request for the readiness of the backend',
    token: 'none',
    status: 200,
    answer: { status: 'ok' },
    call: (client) => client.getReadiness(),
  });
  expect(answer).toEqual({ status: 'ok' });
});
