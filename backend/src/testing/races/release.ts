import { deepEqual } from 'node:assert/strict';
import type { Context } from '../../context.ts';
import { releaseRide } from '../../operations/admin/releaseRide.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { updateRide } from '../../operations/rides/updateRide.ts';
import { findRide } from '../../store/rides/rides.ts';
import { given } from '../given/given.ts';
import type { DrivenRide } from '../given/given-rides.ts';
import type { Person } from '../person.ts';
import { outcomeOf } from '../refusal.ts';
import { requestBy } from '../request.ts';
import { driversOf, inTurn, itemOfRound, type Race, ridersOf } from './race.ts';

const release = (
  context: Context,
  admin: Person,
  rideId: string,
  outcome: 'offer_again' | 'cancel',
  chosen?: string,
) => {
  const body = { outcome, reason: 'The driver does not come', ...(chosen && { driver_id: chosen }) };
  return outcomeOf(releaseRide(context, requestBy(admin, { params: { id: rideId }, body })));
};

const cancelAs = (context: Context, person: Person, rideId: string) => {
  const by = person.role === 'driver' ? ('driver' as const) : ('rider' as const);
  const body = { cancelled_by: by, reason: 'Changed plans', confirmation: true as const };
  return outcomeOf(cancelRide(context, requestBy(person, { params: { id: rideId }, body })));
};

/** An admin takes a ride from its driver while the driver arrives: the driver keeps it or loses it, never both. */
export const arriveReleaseRace: Race = {
  winners: ['arrived first', 'released first'],
  prepare: async ([one, other]) => {
    const [riderOf, field] = [ridersOf(one), await driversOf(one, 20)];
    const admin = await given.user(one, 'admin');
    return async (round) => {
      const driver = itemOfRound(field, Math.floor(round / 2));
      const { rideId, rider } = await given.acceptedRide(one, { rider: await riderOf(round), driver });
      const arrive = () =>
        outcomeOf(
          updateRide(other, requestBy(driver, { params: { id: rideId }, body: { action: 'arrive' } })),
        );
      const [[arrived], [released]] = await inTurn(round, arrive, () =>
        release(one, admin, rideId, 'offer_again'),
      );
      const ride = await findRide(one.store.read, rideId);
      deepEqual([released, ride?.status, ride?.driver_id], [200, 'pending', null]);
      deepEqual([200, 403].includes(arrived), true);
      await cancelAs(one, rider, rideId);
      return arrived === 200 ? 'arrived first' : 'released first';
    };
  },
};

const bothEnd = async (
  [one, other]: readonly [Context, Context],
  admin: Person,
  { rideId, rider }: DrivenRide,
  round: number,
) => {
  const [[cancelled], [released]] = await inTurn(
    round,
    () => cancelAs(other, rider, rideId),
    () => release(one, admin, rideId, 'cancel'),
  );
  const ride = await findRide(one.store.read, rideId);
  const byRider = cancelled === 200;
  deepEqual([cancelled, released].toSorted(), [200, 400]);
  deepEqual(
    [ride?.status, ride?.cancel_reason_code, ride?.penalty_amount],
    ['cancelled', byRider ? 'rider_cancelled' : 'admin_cancelled', byRider ? 73 : 0],
  );
  return byRider ? 'the rider' : 'the admin';
};

/** An admin and the rider cancel one ride: exactly one does, and only the rider's cancellation has a penalty. */
export const cancelReleaseRace: Race = {
  winners: ['the admin', 'the rider'],
  prepare: async (instances) => {
    const [one] = instances;
    const [riderOf, field] = [ridersOf(one), await driversOf(one, 20)];
    const admin = await given.user(one, 'admin');
    return async (round) => {
      const driver = itemOfRound(field, Math.floor(round / 2));
      const ride = await given.acceptedRide(one, { rider: await riderOf(round), driver });
      return bothEnd(instances, admin, ride, round);
    };
  },
};

/** An admin gives a ride to a driver who accepts another one: either the other ride comes first, and the admin is refused. */
export const chosenBusyRace: Race = {
  winners: ['the admin', 'the other ride'],
  prepare: async ([one, other]) => {
    const [riderOf, otherRiderOf] = [ridersOf(one), ridersOf(one)];
    const [driver, chosen] = [await given.approvedDriver(one), await given.approvedDriver(one)];
    const admin = await given.user(one, 'admin');
    return async (round) => {
      const { rideId, rider } = await given.acceptedRide(one, { rider: await riderOf(round), driver });
      const waiting = await given.pendingRide(one, { rider: await otherRiderOf(round) });
      const accept = { params: { id: waiting.rideId }, body: { action: 'accept' as const } };
      const [[accepted], [released, code]] = await inTurn(
        round,
        () => outcomeOf(updateRide(other, requestBy(chosen, accept))),
        () => release(one, admin, rideId, 'offer_again', chosen.id),
      );
      const ride = await findRide(one.store.read, rideId);
      const isGiven = released === 200;
      deepEqual(accepted, 200);
      deepEqual([released, code], isGiven ? [200, undefined] : [409, 'driver_busy']);
      deepEqual([ride?.status, ride?.driver_id], isGiven ? ['pending', null] : ['accepted', driver.id]);
      await cancelAs(one, rider, rideId);
      await cancelAs(one, waiting.rider, waiting.rideId);
      return isGiven ? 'the admin' : 'the other ride';
    };
  },
};
