import type { Context } from '../../context.ts';
import { notice } from '../../domain/messages/ride-messages.ts';
import type { RideRow } from '../../domain/ride.ts';
import { writeAudit } from '../../store/audit.ts';
import { enqueue } from '../../store/outbox.ts';
import { changeRide } from '../../store/rides/rides.ts';
import { type RideToPickup, rideToPickup } from '../../store/rides/rides-to-pickup.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { redistribute } from './end-ride.ts';

/** A ride with the time of the newest position of its driver. */
export type Watched = RideToPickup & { reported_at: number | null };

/** Adds the newest positions of the drivers, which may not be stored yet. */
export const withReports = async (
  { positions }: Pick<Context, 'positions'>,
  rides: readonly RideToPickup[],
): Promise<Watched[]> => {
  const places = await positions.of(rides.map(({ driver_id }) => driver_id));
  return rides.map((ride) => ({ ...ride, reported_at: places.get(ride.driver_id)?.reported_at ?? null }));
};

/** The time of the last sign of a ride's driver: a socket, a position, or a command for the ride. */
export const lastSignOf = ({ seen_at, reported_at, accepted_at, arrived_at }: Watched): number =>
  Math.max(seen_at ?? 0, reported_at ?? 0, accepted_at ?? 0, arrived_at ?? 0);

const told = {
  silent: {
    text: 'We have lost contact with your driver. You can cancel without a penalty.',
    audited: { action: 'driver_silent', description: 'The driver gives no sign' },
  },
  back: {
    text: 'We are in contact with your driver again.',
    audited: { action: 'driver_back', description: 'The driver gives signs again' },
  },
} as const;

const mark = async (unit: UnitOfWork, seen: RideRow, kind: keyof typeof told): Promise<void> => {
  const ride = await changeRide(unit, seen, { driver_silent_at: kind === 'silent' ? unit.now : null });
  // The ride changed in between; the next check decides.
  if (!ride) return;
  const { text, audited } = told[kind];
  await enqueue(unit, ride.rider_id, notice(ride, text, unit.now, { kind: audited.action }));
  await writeAudit(unit, {
    ...audited,
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: null,
    severity: kind === 'silent' ? 'medium' : 'info',
    metadata: { driver_id: ride.driver_id },
  });
};

const release = async (context: Context, unit: UnitOfWork, ride: Watched): Promise<void> => {
  const { driver_id: driverId } = ride;
  const penalty = await redistribute(context, unit, ride, {
    driverId,
    ended: { ended_by: 'system', admin_id: null, reason: null },
    isPenalised: true,
    reason: 'The driver could not be reached',
    text: 'Your driver cannot be reached. Finding another.',
    says: { kind: 'driver_lost' },
  });
  const text = 'We could not reach you, so your ride was offered to other drivers.';
  await enqueue(unit, driverId, notice(ride, text, unit.now, { kind: 'ride_taken_away' }));
  await writeAudit(unit, {
    action: 'ride_redistributed',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: null,
    severity: 'medium',
    description: 'The driver gave no sign, the ride is offered again',
    metadata: { driver_id: driverId, penalty, last_sign: new Date(lastSignOf(ride)).toISOString() },
  });
};

/** Marks a ride whose driver is silent, removes the mark, or offers the ride again. Returns whether it is offered again. */
export const checkDriver = async (
  context: Context,
  unit: UnitOfWork,
  rideId: string,
  since: number,
): Promise<boolean> => {
  const driven = await rideToPickup(unit.db, rideId);
  const [ride] = await withReports(context, driven ? [driven] : []);
  if (!ride) return false;
  const silentFor = unit.now - Math.max(lastSignOf(ride), since);
  const { driverSilentAfter, driverLostAfter } = context.config;
  if (silentFor > driverLostAfter) {
    await release(context, unit, ride);
    return true;
  }
  const isSilent = silentFor > driverSilentAfter;
  if (isSilent && ride.driver_silent_at === null) await mark(unit, ride, 'silent');
  if (!isSilent && ride.driver_silent_at !== null) await mark(unit, ride, 'back');
  return false;
};
