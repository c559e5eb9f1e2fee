import expired from '@mobility/openapi/examples/SessionStatus.expired.json' with { type: 'json' };
import failed from '@mobility/openapi/examples/SessionStatus.failed.json' with { type: 'json' };
import paid from '@mobility/openapi/examples/SessionStatus.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/SessionStatus.pending.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, shape } from './interaction.ts';

describe('getPaymentSessionStatus', () => {
  it.each([paid, pending, failed, expired])(
    'getPaymentSessionStatus returns $payment_status to the payer',
    async (example) => {
      const { payment_status } = example;
      const answer = await interaction({
        operation: 'getPaymentSessionStatus',
        given: ['a checkout session', { payment: payment_status }],
        when: `a request for the status of a ${payment_status} checkout session`,
        status: 200,
        answer: shape(example, ['payment_status', 'currency']),
        call: (client, id) => client.getPaymentSessionStatus(id),
      });
      expect(answer).toMatchObject({ payment_status, currency: 'USD' });
    },
  );

  it('getPaymentSessionStatus refuses other users', async () => {
    const error = await refusedInteraction({
      operation: 'getPaymentSessionStatus',
      given: ['a checkout session', { payment: 'pending', caller: 'other rider' }],
      when: 'a request for the status of another rider’s checkout session',
      status: 404,
      code: 'payment_session_not_found',
      call: (client, id) => client.getPaymentSessionStatus(id),
    });
    expect(error).toMatchObject({ status: 404, code: 'payment_session_not_found' });
  });
});
