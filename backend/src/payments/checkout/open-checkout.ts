import type { PaymentStatus } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import { paymentStatus } from '../../domain/money/payment.ts';
import { Refusal } from '../../domain/refusal.ts';
import { changePayment, latestPayment } from '../../store/money/payments.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { choosePayment } from '../choose-payment.ts';
import { requirePayable } from '../payable-ride.ts';
import { closePages } from './close-pages.ts';
import { type OpenPage, openPage, type PageRequest } from './open-page.ts';

type Request = PageRequest & { params: { id: string } };
type Initiated = { status: 200; body: PaymentStatus };

const answer = async (unit: UnitOfWork, request: Request, page: OpenPage): Promise<Initiated> => {
  const ride = await requirePayable(unit.db, request.caller, request.params.id);
  const open = await latestPayment(unit.db, ride.id);
  const payment =
    open &&
    (await changePayment(unit, open.id, ['pending'], {
      method: 'stripe',
      session_id: page.id,
      expires_at: page.expires_at,
    }));
  if (!payment) {
    throw new Refusal('payment_in_progress', 'A payment for this ride is already being processed');
  }
  return { status: 200, body: { ...paymentStatus(payment, ride, unit.now), checkout_url: page.url } };
};

/** Opens the gateway's page for a ride. Pages of the ride that are about to expire are closed, so that only one can be paid. */
export const openCheckout = async (context: Context, request: Request): Promise<Initiated> => {
  const initiated = await openPage(context, request, {
    operation: 'initiateRidePayment',
    prepare: async (unit) => {
      const ride = await requirePayable(unit.db, request.caller, request.params.id);
      const { id, amount } = await choosePayment(unit, ride, 'stripe');
      return { purpose: 'ride', user_id: ride.rider_id, ride_id: ride.id, payment_id: id, amount };
    },
    answer: (unit, page) => answer(unit, request, page),
  });
  await closePages(context, {
    rideId: request.params.id,
    userId: request.caller.id,
    except: initiated.body.session_id,
  });
  return initiated;
};
