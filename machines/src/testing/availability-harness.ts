import type { AvailableRide, AvailableRides, DriverPreferences, Message } from '@mobility/openapi';
import { createActor, SimulatedClock } from 'xstate';
import { availabilityWith } from '../availability/actors.ts';
import type { PositionWanted } from '../device-position/machine.ts';
import type { NearbyEvent } from '../live-connection/setup.ts';
import type { Warning } from '../warning.ts';
import { flush, heldCall, memoryPresence, recordingAlerts } from './index.ts';

/** The driver's place. */
export const here = { latitude: 1, longitude: 2, address: 'Here' };
/** The driver's preferences. */
export const preferences = (rest: Partial<DriverPreferences>): DriverPreferences => ({
  radius_km: 25,
  auto_accept: false,
  notifications_enabled: true,
  current_location: here,
  is_online: false,
  ...rest,
});
/** A ride that is available. */
export const ride = (id: string, attempt?: number): AvailableRide => ({
  id,
  ...(attempt && { attempt }),
  rider_id: 'r1',
  status: 'pending',
  pickup_address: 'a',
  dropoff_address: 'b',
  estimated_fare: 9,
  created_at: 1,
});
/** The answer of the list of available rides. */
export const rides = (...available_rides: AvailableRide[]): AvailableRides => ({
  available_rides,
  driver_location: here,
  radius_km: 25,
});

/** Starts the machine with what the server says; null for a network error. */
export const start = async (loaded: Partial<DriverPreferences> | null, first?: 'goOnline') => {
  let known = loaded;
  const clock = new SimulatedClock();
  const alerts = recordingAlerts();
  const presence = memoryPresence();
  const order: string[] = [];
  const list = heldCall<unknown[], AvailableRides>();
  const switching = heldCall<unknown[], Message>();
  const note =
    <Out>(name: string, run: () => Promise<Out>) =>
    () => {
      order.push(name);
      return run();
    };
  const machine = availabilityWith({
    presence,
    client: {
      getDriverPreferences: () =>
        known ? Promise.resolve(preferences(known)) : Promise.reject({ kind: 'network' }),
      goOnline: note('goOnline', switching.run),
      goOffline: note('goOffline', switching.run),
      updateLocation: note('updateLocation', () => Promise.resolve({ message: '' })),
      listAvailableRides: note('listAvailableRides', list.run),
    },
  });
  const warnings: Warning[] = [];
  const owner = { send: (warning: Warning) => void warnings.push(warning) };
  const wishes: PositionWanted[] = [];
  const position = { send: (wish: PositionWanted) => void wishes.push(wish) };
  const searches: NearbyEvent['type'][] = [];
  const live = { send: ({ type }: NearbyEvent) => void searches.push(type) };
  const actor = createActor(machine, {
    clock,
    input: { userId: 'd1', alerts, owner, position, live, clock },
  }).start();
  if (first) actor.send({ type: first });
  await flush();
  return {
    actor,
    warnings,
    wishes,
    searches,
    clock,
    alerts,
    presence,
    order,
    list,
    switching,
    rides: () => actor.getSnapshot().context.rides,
    /** Sets the server's preferences from now on; null for a network error. */
    serverSays: (next: Partial<DriverPreferences> | null) => {
      known = next;
    },
  };
};
