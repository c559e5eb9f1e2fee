import type { LiveMessage } from '@mobility/openapi';
import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import { haversineKm, type Point } from '../domain/distance.ts';
import { drivenInAll } from '../domain/driving/driven.ts';
import { serverLimits } from '../domain/limits.ts';
import { arrived, completed, started, unpaid } from '../domain/messages/ride-messages.ts';
import { captureFee } from '../domain/money/ledger.ts';
import type { Place } from '../domain/place.ts';
import { Refusal } from '../domain/refusal.ts';
import {
  type DriverCommand,
  driverCommands,
  dropoffOf,
  pickupOf,
  type RideRow,
  statusesPermitting,
} from '../domain/ride.ts';
import { writeAudit } from '../store/audit.ts';
import type { AuditWords } from '../store/audit-entry.ts';
import { post } from '../store/money/ledger.ts';
import { enqueue } from '../store/outbox.ts';
import { changeRide, userNameOf } from '../store/rides/rides.ts';
import type { Read } from '../store/store.ts';
import { together } from '../store/transactions/together.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { placeOfDriver } from './reach.ts';
import { requireParty, requireRide } from './ride-access.ts';

const readable = (status: string): string => status.replaceAll('_', ' ');

const refuseCommand = (command: DriverCommand, ride: RideRow): Refusal =>
  new Refusal('invalid_transition', `Cannot ${command} a ride that is ${readable(ride.status)}`);

/** The messages that a command sends to the rider. */
const messagesOf: Record<DriverCommand, (ride: RideRow, driverName: string) => LiveMessage[]> = {
  arrive: (ride, driverName) => [arrived(ride, driverName)],
  start: (ride) => [started(ride)],
  complete: (ride) => [completed(ride), unpaid(ride)],
};

type Audited = AuditWords<'ride_driver_arriving' | 'ride_in_progress' | 'ride_completed'>;

/**
 * The place where a command is expected, the column for how far the driver was from it, and what the audit trail says of a
 * driver who was far from it.
 */
const places = {
  arrive: {
    column: 'arrival_km',
    of: pickupOf,
    far: (km: number): Audited => ({
      action: 'ride_driver_arriving',
      description: `Driver reported the arrival ${km} km from the pickup`,
    }),
  },
  complete: {
    column: 'completion_km',
    of: dropoffOf,
    far: (km: number): Audited => ({
      action: 'ride_completed',
      description: `Driver completed the ride ${km} km from the destination`,
    }),
  },
} as const;

/** How far the driver is from the place of the command; null for a command without a place and an unknown location. */
const awayFrom = (at: Point | undefined, ride: RideRow, command: DriverCommand) => {
  if (command === 'start' || !at) return null;
  const { column, of, far } = places[command];
  const km = Number(haversineKm(at, of(ride)).toFixed(2));
  return { change: { [column]: km }, km, far, isFar: km > serverLimits.distance.farKm };
};

type Away = ReturnType<typeof awayFrom>;

/** A command far from its place is allowed, and recorded in the audit trail. */
const describe = (command: DriverCommand, away: Away) => {
  if (!away?.isFar) return driverCommands[command].audited;
  return { ...away.far(away.km), severity: 'medium' as const, metadata: { distance_km: away.km } };
};

/** What a command needs to know of its ride and its driver. */
type Ready = { ride: RideRow; driverName: string; at: Place | undefined };

/** Reads what the commands of a driver need. Refuses with 404. */
export const readyToAdvance = async (
  { positions }: Pick<Context, 'positions'>,
  db: Read,
  driverId: string,
  rideId: string,
): Promise<Ready> => {
  const [ride, driverName, at] = await together(
    requireRide(db, rideId),
    userNameOf(db, driverId),
    placeOfDriver({ positions }, driverId),
  );
  return { ride, driverName, at };
};

type Order = {
  caller: Caller;
  command: DriverCommand;
  /** Refuses a permitted command that does not meet another requirement of the ride. */
  check?: (ride: RideRow) => Promise<void>;
};

/** Applies the driver's command to the ride. Refuses with 400 or 403. */
export const advanceRide = async (
  unit: UnitOfWork,
  { ride: seen, driverName, at }: Ready,
  { caller, command, check }: Order,
): Promise<void> => {
  requireParty(seen, caller, 'Not authorized to update this ride');
  if (!statusesPermitting(command, 'driver').includes(seen.status)) throw refuseCommand(command, seen);
  await check?.(seen);
  const away = awayFrom(at, seen, command);
  const [ride] = await together(
    changeRide(unit, seen, {
      ...away?.change,
      driver_silent_at: null,
      status: driverCommands[command].to,
      [driverCommands[command].stamp]: unit.now,
      ...(command === 'complete'
        ? {
            fare: seen.estimated_fare,
            settlement: 'owed' as const,
            ...drivenInAll(at, seen.id, unit.now),
          }
        : {}),
    }),
    command === 'complete' && post(unit, captureFee(seen)),
  );
  if (!ride) throw refuseCommand(command, seen);
  for (const message of messagesOf[command](ride, driverName)) await enqueue(unit, ride.rider_id, message);
  await writeAudit(unit, {
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: caller.id,
    ...describe(command, away),
  });
};
