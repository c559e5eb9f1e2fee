import { appendFileSync } from 'node:fs';
import type { Context } from '../../context.ts';
import { getPaymentSessionStatus } from '../../operations/payments/getPaymentSessionStatus.ts';
import { processRidePayment } from '../../operations/payments/processRidePayment.ts';
import { topUpBalance } from '../../operations/user/topUpBalance.ts';
import { createTestContext } from '../context.ts';
import { topUp } from '../given/given-cards.ts';
import { cardPayment } from '../given/given-rides.ts';
import { requestBy } from '../request.ts';

/**
 * A process whose gateway answers and records the answer in a file, and that then never settles: it waits to be
 * killed.
 */
const [place = '', journal = '', what = '', person = '', id = '', key = ''] = process.argv.slice(2);
const note = (asked: unknown): Promise<never> => {
  appendFileSync(journal, `${JSON.stringify(asked)}\n`);
  return new Promise(() => setInterval(() => {}, 1_000));
};
const caller = JSON.parse(person);
const calls: Record<string, (context: Context) => Promise<unknown> | unknown> = {
  ride: (context) =>
    processRidePayment(context, requestBy(caller, { params: { id }, body: cardPayment(), key })),
  checkout: (context) => getPaymentSessionStatus(context, requestBy(caller, { params: { session_id: id } })),
  'top-up': (context) => topUpBalance(context, requestBy(caller, { body: topUp(25), key })),
};

await calls[what]?.(
  await createTestContext({
    ...JSON.parse(place),
    gateway: {
      hostsCheckout: false,
      charge: note,
      keepCard: async ({ token }) => ({ token }),
      createCheckoutSession: async () => 'refused',
      readCheckoutCard: async () => null,
      closeCheckoutSession: async () => {},
      refund: async ({ key }) => ({ id: key }),
      readRefund: async () => null,
      forgetCard: async () => true,
      readRefunded: async () => null,
      readCheckoutSession: note,
    },
  }),
);
