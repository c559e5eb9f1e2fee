import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import { haversineKm } from '../domain/distance.ts';
import { serverLimits } from '../domain/limits.ts';
import { arrived, completed, started, unpaid } from '../domain/messages/ride-messages.ts';
import { captureFee } from '../domain/money/ledger.ts';
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
import { post } from '../store/money/ledger.ts';
import { enqueue } from '../store/outbox.ts';
import { changeRide, userNameOf } from '../store/rides/rides.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import { placeOfDriver } from './reach.ts';
import { requireParty, requireRide } from './ride-access.ts';

type Port = Pick<Context, 'positions'>;

const readable = (status: string): string => status.replaceAll('_', ' ');

const refuseCommand = (command: DriverCommand, ride: RideRow): Refusal =>
  new Refusal('invalid_transition', `Cannot ${command} a ride that is ${readable(ride.status)}`);

const afterCommand: Record<
  DriverCommand,
  (unit: UnitOfWork, ride: RideRow, driverId: string) => Promise<void>
> = {
  arrive: async (unit, ride, driverId) =>
    enqueue(unit, ride.rider_id, arrived(ride, await userNameOf(unit.db, driverId))),
  start: (unit, ride) => enqueue(unit, ride.rider_id, started(ride)),
  complete: async (unit, ride) => {
    await post(unit, captureFee(ride));
    await enqueue(unit, ride.rider_id, completed(ride));
    await enqueue(unit, ride.rider_id, unpaid(ride));
  },
};

/** The place where a command is expected, and the column for how far the driver was from it. */
const places = {
  arrive: { column: 'arrival_km', of: pickupOf, name: 'pickup' },
  complete: { column: 'completion_km', of: dropoffOf, name: 'destination' },
} as const;

/** How far the driver is from the place of the command; null for a command without a place and an unknown location. */
const awayFrom = async (port: Port, ride: RideRow, driverId: string, command: DriverCommand) => {
  if (command === 'start') return null;
  const at = await placeOfDriver(port, driverId);
  if (!at) return null;
  const { column, of, name } = places[command];
  const km = Number(haversineKm(at, of(ride)).toFixed(2));
  return { change: { [column]: km }, km, name, isFar: km > serverLimits.distance.farKm };
};

type Away = Awaited<ReturnType<typeof awayFrom>>;

/** A command far from its place is allowed, and recorded in the audit trail. */
const describe = (command: DriverCommand, away: Away) => {
  const { message } = driverCommands[command];
  if (!away?.isFar) return { description: message };
  const description = `${message}, ${away.km} km from the ${away.name}`;
  return { description, severity: 'medium' as const, metadata: { distance_km: away.km } };
};

type Order = {
  caller: Caller;
  rideId: string;
  command: DriverCommand;
  /** Refuses a permitted command that does not meet another requirement of the ride. */
  check?: (ride: RideRow) => Promise<void>;
};

/** Applies the driver's command to the ride. Refuses with 400, 403 or 404. */
export const advanceRide = async (
  port: Port,
  unit: UnitOfWork,
  { caller, rideId, command, check }: Order,
): Promise<void> => {
  const seen = await requireRide(unit.db, rideId);
  requireParty(seen, caller, 'Not authorized to update this ride');
  if (!statusesPermitting(command, 'driver').includes(seen.status)) throw refuseCommand(command, seen);
  await check?.(seen);
  const away = await awayFrom(port, seen, caller.id, command);
  const ride = await changeRide(unit, seen, {
    ...away?.change,
    driver_silent_at: null,
    status: driverCommands[command].to,
    [driverCommands[command].stamp]: unit.now,
    ...(command === 'complete' ? { fare: seen.estimated_fare, settlement: 'owed' as const } : {}),
  });
  if (!ride) throw refuseCommand(command, seen);
  await afterCommand[command](unit, ride, caller.id);
  await writeAudit(unit, {
    action: `ride_${ride.status}`,
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: caller.id,
    ...describe(command, away),
  });
};
