import type { PaymentMethod, PaymentStatus } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { paymentStatus } from '../../domain/payment.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { expireOverdue, latestPayment, openPayment, reopen } from '../../store/payments.ts';
import type { Unit } from '../../store/unit.ts';
import { command } from '../command.ts';
import { type PayableRide, refuseSettled, requirePayable } from './payable-ride.ts';

const initiate = async (unit: Unit, ride: PayableRide, method: PaymentMethod): Promise<PaymentStatus> => {
  await expireOverdue(unit, ride.id);
  refuseSettled(await latestPayment(unit.db, ride.id));
  const amount = ride.fare ?? ride.estimated_fare;
  const opening = {
    method,
    session_id: method === 'stripe' ? unit.newId() : null,
    expires_at: unit.now + limits.payment.expiresAfter,
  };
  const payment = (await reopen(unit, ride.id, opening)) ?? (await openPayment(unit, ride, amount, opening));
  await writeAudit(unit, {
    action: 'payment_initiated',
    entity_type: 'payment',
    entity_id: payment.id,
    user_id: ride.rider_id,
    description: `Payment by ${method} initiated`,
  });
  return paymentStatus(payment, amount, unit.now);
};

/** Opens the payment of a completed ride, or opens it again after it failed or expired. */
export const initiateRidePayment: Handler<'initiateRidePayment'> = (context, request) =>
  command(context, request, 'initiateRidePayment', async (unit) => {
    const ride = await requirePayable(unit, request.caller, request.params.id);
    return { status: 200 as const, body: await initiate(unit, ride, request.body.payment_method) };
  });
