import type { Context } from '../../context.ts';
import {
  canBeAsked,
  countedAtMost,
  type Match,
  matchDrivers,
  nextWave,
  waveSize,
} from '../../domain/matching.ts';
import { pickupOf, type RideRow } from '../../domain/ride.ts';
import type { DriverKind } from '../../matching/driver-index.ts';
import { askedDrivers, beginWaves, insertOffers, readyDrivers } from '../../store/rides/offers.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

type Port = Pick<Context, 'drivers' | 'config'>;

const page = 16;
const pagesAtMost = 16;

/**
 * The nearest drivers of a kind who could take the ride now, until `wanted` of them can be asked; the store confirms
 * each driver of the index.
 */
const inRange = async (
  { drivers }: Port,
  unit: UnitOfWork,
  ride: RideRow,
  kind: DriverKind,
  asked: ReadonlySet<string>,
  wanted: number,
): Promise<Match[]> => {
  const pickup = pickupOf(ride);
  const seen = new Set(asked);
  const found: Match[] = [];
  const askable = (): number => found.filter(canBeAsked(kind)).length;
  for (let turn = 0; turn < pagesAtMost && askable() < wanted; turn += 1) {
    const near = drivers.nearest({ kind, serving: ride.vehicle_type, at: pickup }, page, seen);
    if (near.length === 0) break;
    found.push(...matchDrivers(pickup, await readyDrivers(unit.db, near, ride)));
    for (const id of near) seen.add(id);
  }
  return found;
};

const waitingFor = async (port: Port, unit: UnitOfWork, ride: RideRow, wanted: number) => {
  const asked = await askedDrivers(unit.db, ride.id);
  const ofThisAttempt = asked.filter(({ attempt }) => attempt === ride.attempt);
  const gone = new Set(
    [...ofThisAttempt, ...asked.filter(({ withdrawn }) => withdrawn === 1)].map(({ driver_id }) => driver_id),
  );
  await port.drivers.refresh();
  return {
    humans: await inRange(port, unit, ride, 'human', gone, wanted),
    simulated: await inRange(port, unit, ride, 'simulated', gone, wanted),
    humanAskedAt: ofThisAttempt.reduce<number | null>(
      (last, { isHuman, declined, created_at }) =>
        isHuman && declined === 0 ? Math.max(last ?? 0, created_at) : last,
      null,
    ),
    now: unit.now,
    humansFirstFor: port.config.humansFirstFor,
  };
};

/** Offers a ride to the first wave of drivers. Returns these drivers, and how many are in range. */
export const offerRide = async (
  port: Port,
  unit: UnitOfWork,
  ride: RideRow,
): Promise<{ asked: Match[]; inRange: number }> => {
  const waiting = await waitingFor(port, unit, ride, countedAtMost);
  const asked = nextWave(waiting);
  await insertOffers(unit, ride, asked);
  await beginWaves(unit, ride, unit.now + port.config.waveEvery);
  return { asked, inRange: Math.min(countedAtMost, waiting.humans.length + waiting.simulated.length) };
};

/** Offers a ride to the next wave of drivers in range who have no offer yet. Returns these drivers. */
export const offerAgain = async (port: Port, unit: UnitOfWork, ride: RideRow): Promise<Match[]> => {
  const asked = nextWave(await waitingFor(port, unit, ride, waveSize));
  await insertOffers(unit, ride, asked);
  return asked;
};
