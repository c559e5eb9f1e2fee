import type { RideAction } from '@mobility/machines/ride.machine';
import type { Ride } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { firstName } from '../ride/words.ts';

/** What the driver does next: the page's title and its one filled button. */
export type Deed = { title: string; action: RideAction; button: string; hint: string };

const shortAddress = (address: string) => address.split(',')[0]?.trim() || address;

const deeds: Partial<Record<RidePhase, (ride: Ride) => Deed>> = {
  accepted: (ride) => ({
    title: `Drive to ${shortAddress(ride.pickup_address)}`,
    action: 'arrive',
    button: 'I have arrived',
    hint: 'Press when you stand at the pickup.',
  }),
  arriving: (ride) => ({
    title: `Meet ${firstName(ride.rider_name, 'your rider')} at ${shortAddress(ride.pickup_address)}`,
    action: 'start',
    button: 'Start ride',
    hint: 'Start when the rider is in the car.',
  }),
  inProgress: (ride) => ({
    title: `Drive to ${shortAddress(ride.dropoff_address)}`,
    action: 'complete',
    button: 'Complete ride',
    hint: 'Complete when the rider has left the car.',
  }),
};

/** The next deed of a ride, or null when there is none. */
export const deedOf = (ride: Ride): Deed | null => deeds[phaseOf[ride.status]]?.(ride) ?? null;
