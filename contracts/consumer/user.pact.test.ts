import empty from '@mobility/openapi/examples/Balance.empty.json' with { type: 'json' };
import balance from '@mobility/openapi/examples/Balance.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, shape } from './interaction.ts';

describe('getMyBalance', () => {
  it('getMyBalance returns the balance and its newest entries', async () => {
    const [entry] = balance.recent_transactions;
    const { admin_name: _, ...movement } = { admin_name: null, ...entry };
    const answer = await interaction({
      operation: 'getMyBalance',
      given: ['a user is signed in', { role: 'rider', balance: 48.57 }],
      when: 'a request for my balance',
      status: 200,
      answer: shape({ current_balance: 48.57, recent_transactions: [movement] }, ['current_balance']),
      call: (client) => client.getMyBalance(),
    });
    expect(answer).toMatchObject({ current_balance: 48.57 });
  });

  it('getMyBalance returns zero without entries for a new user', async () => {
    const answer = await interaction({
      operation: 'getMyBalance',
      given: ['a user is signed in', { role: 'driver' }],
      when: 'a request for my balance, which has no entries yet',
      status: 200,
      answer: empty,
      call: (client) => client.getMyBalance(),
    });
    expect(answer).toEqual(empty);
  });
});
