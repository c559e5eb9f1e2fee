import type { Context } from '../../context.ts';
import { countedAtMost, type Match, nextWave, waveSize } from '../../domain/matching.ts';
import type { RideRow } from '../../domain/ride.ts';
import { record } from '../../store/journal/journal.ts';
import { askedDrivers, beginWaves, insertOffers } from '../../store/rides/offers.ts';
import { together } from '../../store/transactions/together.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { driversInRange, type InRange } from './drivers-in-range.ts';

type Port = Pick<Context, 'positions' | 'config'>;

const waitingFor = async (port: Port, unit: UnitOfWork, ride: RideRow, wanted: number) => {
  const [asked] = await together(askedDrivers(unit.db, ride.id), port.positions.refresh());
  const ofThisAttempt = asked.filter(({ attempt }) => attempt === ride.attempt);
  const except = new Set(
    [...ofThisAttempt, ...asked.filter(({ withdrawn }) => withdrawn === 1)].map(({ driver_id }) => driver_id),
  );
  return {
    ...(await driversInRange(port, unit.db, ride, { except, wanted })),
    humanAskedAt: ofThisAttempt.reduce<number | null>(
      (last, { isHuman, declined, created_at }) =>
        isHuman && declined === 0 ? Math.max(last ?? 0, created_at) : last,
      null,
    ),
    now: unit.now,
    humansFirstFor: port.config.humansFirstFor,
  };
};

/** Records the first wave of a ride, at the end of the transaction. */
const begin = (
  port: Port,
  unit: UnitOfWork,
  ride: RideRow,
  asked: readonly Match[],
  onlyDriverId: string | null = null,
): Promise<void> =>
  record(unit, {
    writes: [
      () => insertOffers(unit, ride, asked),
      () => beginWaves(unit, ride, unit.now + port.config.waveEvery, onlyDriverId),
    ],
  });

const countOf = ({ humans, simulated }: InRange): number =>
  Math.min(countedAtMost, humans.length + simulated.length);

/** Offers a new ride to the first wave of the drivers in range. Returns these drivers, and how many are in range. */
export const offerNewRide = async (
  port: Port,
  unit: UnitOfWork,
  ride: RideRow,
  found: InRange,
): Promise<{ asked: Match[]; inRange: number }> => {
  const { humansFirstFor } = port.config;
  const asked = nextWave({ ...found, humanAskedAt: null, now: unit.now, humansFirstFor });
  await begin(port, unit, ride, asked);
  return { asked, inRange: countOf(found) };
};

/**
 * Begins another attempt of a ride with a first wave of drivers, or with the `chosen` one alone, for as long as one wave has
 * to answer. Returns these drivers.
 */
export const offerRide = async (
  port: Port,
  unit: UnitOfWork,
  ride: RideRow,
  chosen?: Match,
): Promise<Match[]> => {
  if (chosen) {
    await begin(port, unit, ride, [chosen], chosen.driver_id);
    return [chosen];
  }
  const asked = nextWave(await waitingFor(port, unit, ride, waveSize));
  await begin(port, unit, ride, asked);
  return asked;
};

/** Offers a ride to the next wave of drivers in range who have no offer yet. Returns these drivers. */
export const offerAgain = async (port: Port, unit: UnitOfWork, ride: RideRow): Promise<Match[]> => {
  const asked = nextWave(await waitingFor(port, unit, ride, waveSize));
  await insertOffers(unit, ride, asked);
  return asked;
};
