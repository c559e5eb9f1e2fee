import type { NoticeKind } from '@mobility/openapi';
import { adminMessage } from '../domain/messages/live-messages.ts';
import { adminSender } from '../domain/messages/notification.ts';
import { shortId } from '../domain/money/ledger.ts';
import type { RideRow } from '../domain/ride.ts';
import { enqueue } from '../store/outbox.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

/** The part of the driver's message that depends on whether the refund followed a dispute. */
const told = {
  dispute_settled: 'got a refund after a dispute',
  rider_refunded: 'got a refund',
} as const satisfies Partial<Record<NoticeKind, string>>;

/** Tells the driver of a refunded ride, if it has one, that the refund is not theirs to pay. */
export const tellDriverOfRefund = async (
  unit: UnitOfWork,
  ride: Pick<RideRow, 'id' | 'driver_id'>,
  kind: keyof typeof told,
): Promise<void> => {
  if (ride.driver_id === null) return;
  await enqueue(
    unit,
    ride.driver_id,
    adminMessage({
      ...adminSender,
      message: `The rider of your ride ${shortId(ride.id)} ${told[kind]}. What you received for the ride stays yours.`,
      notice: { kind, ride_id: ride.id },
      timestamp: new Date(unit.now).toISOString(),
    }),
  );
};
