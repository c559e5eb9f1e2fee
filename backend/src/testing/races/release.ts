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

const release = (context: Context, admin: Person, rideId: string, outcome: 'offer_again' | 'cancel') => {
  const body = { outcome, reason: 'The driver does not come' };
  return outcomeOf(releaseRide(context, requestBy(admin, { params: { id: rideId }, body })));
};

/** Offers a ride that the admin saw without a driver to one. */
const offer = (context: Context, admin: Person, rideId: string, { id: driver_id }: Person) => {
  const body = {
    outcome: 'offer_again' as const,
    reason: 'On the phone',
    current_driver_id: null,
    driver_id,
  };
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

/**
 * An admin offers a waiting request to one driver while another accepts it: either the other driver keeps the ride, or only
 * the chosen one can accept it.
 */
export const acceptOfferRace: Race = {
  winners: ['accepted first', 'offered first'],
  prepare: async ([one, other]) => {
    const riderOf = ridersOf(one);
    const [chosen, quick] = [await given.approvedDriver(one), await given.approvedDriver(one)];
    const admin = await given.user(one, 'admin');
    return async (round) => {
      const { rideId, rider } = await given.pendingRide(one, { rider: await riderOf(round) });
      const accept = (context: Context, driver: Person) =>
        outcomeOf(
          updateRide(context, requestBy(driver, { params: { id: rideId }, body: { action: 'accept' } })),
        );
      const [[accepted], [offered, code]] = await inTurn(
        round,
        () => accept(other, quick),
        () => offer(one, admin, rideId, chosen),
      );
      const isOffered = offered === 200;
      deepEqual([accepted, offered, code], isOffered ? [409, 200, undefined] : [200, 409, 'ride_taken']);
      if (isOffered) {
        const [mine, others] = await Promise.all([accept(one, chosen), accept(other, quick)]);
        deepEqual([mine[0], others[0]], [200, 409]);
      }
      const ride = await findRide(one.store.read, rideId);
      deepEqual([ride?.status, ride?.driver_id], ['accepted', isOffered ? chosen.id : quick.id]);
      await cancelAs(one, rider, rideId);
      return isOffered ? 'offered first' : 'accepted first';
    };
  },
};

/** An admin offers a waiting request to a driver while its rider cancels it: it ends cancelled, and the offer with it. */
export const cancelOfferRace: Race = {
  winners: ['cancelled first', 'offered first'],
  prepare: async ([one, other]) => {
    const [riderOf, chosen] = [ridersOf(one), await given.approvedDriver(one)];
    const admin = await given.user(one, 'admin');
    return async (round) => {
      const { rideId, rider } = await given.pendingRide(one, { rider: await riderOf(round) });
      const [[cancelled], [offered, code]] = await inTurn(
        round,
        () => cancelAs(other, rider, rideId),
        () => offer(one, admin, rideId, chosen),
      );
      const isOffered = offered === 200;
      deepEqual(
        [cancelled, offered, code],
        [200, isOffered ? 200 : 400, isOffered ? undefined : 'ride_not_cancellable'],
      );
      const ride = await findRide(one.store.read, rideId);
      deepEqual([ride?.status, ride?.attempt], ['cancelled', isOffered ? 2 : 1]);
      return isOffered ? 'offered first' : 'cancelled first';
    };
  },
};
