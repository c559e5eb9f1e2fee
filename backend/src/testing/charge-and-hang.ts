import { appendFileSync } from 'node:fs';
import { processRidePayment } from '../operations/payments/processRidePayment.ts';
import { createTestContext } from './context.ts';
import { cardPayment } from './given-rides.ts';
import { requestBy } from './request.ts';

/** A process that charges a card, writes that down outside, and then never settles: it waits to be killed. */
const [place = '', journal = '', person = '', rideId = '', key = ''] = process.argv.slice(2);
const context = await createTestContext({
  ...JSON.parse(place),
  gateway: {
    charge: (charge) => {
      appendFileSync(journal, `${JSON.stringify(charge)}\n`);
      return new Promise(() => setInterval(() => {}, 1_000));
    },
  },
});
await processRidePayment(
  context,
  requestBy(JSON.parse(person), { params: { id: rideId }, body: cardPayment(), key }),
);
