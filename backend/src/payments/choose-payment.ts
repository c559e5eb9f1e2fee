import type { PaymentMethod } from '@mobility/openapi';
import { serverLimits } from '../domain/limits.ts';
import { methodNames, type PaymentRow } from '../domain/money/payment.ts';
import { writeAudit } from '../store/audit.ts';
import { expireOverdue, latestPayment, openPayment, reopen } from '../store/money/payments.ts';
import { together } from '../store/transactions/together.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { type PayableRide, refuseSettled } from './payable-ride.ts';

/** Opens the ride's payment, opens it again after it failed or expired, or changes how the open one will be paid. */
export const choosePayment = async (
  unit: UnitOfWork,
  ride: PayableRide,
  method: PaymentMethod,
): Promise<PaymentRow> => {
  const opening = {
    method,
    session_id: method === 'stripe' ? unit.newId() : null,
    expires_at: unit.now + serverLimits.payment.expiresAfter,
  };
  const amount = ride.fare ?? ride.estimated_fare;
  // A settled payment is not open, so the third statement does not change it.
  const [, latest, reopened] = await together(
    expireOverdue(unit, ride.id),
    latestPayment(unit.db, ride.id),
    reopen(unit, ride.id, opening),
  );
  refuseSettled(latest);
  const payment = reopened ?? (await openPayment(unit, ride, amount, opening));
  await writeAudit(unit, {
    action: 'payment_initiated',
    entity_type: 'payment',
    entity_id: payment.id,
    user_id: ride.rider_id,
    description: `Payment by ${methodNames[method]} initiated`,
  });
  return payment;
};
