import type { DriverCommand } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { placeName } from '@mobility/openapi/place-name';
import type { Text } from '../../intl/create-text.ts';
import type { driving } from '../../intl/generated/en-US/driving.ts';
import { firstName } from '../../ride/ride-text.ts';

type DrivingText = Text<typeof driving.messages>;

/** What the driver does next: the page's title and its one filled button. */
export type NextAction = { title: string; command: DriverCommand; button: string; hint: string };

const nextActions: Partial<Record<RidePhase, (ride: Ride, t: DrivingText) => NextAction>> = {
  accepted: (ride, t) => ({
    title: t('driveTo', { place: placeName(ride.pickup_address) }),
    command: 'arrive',
    button: t('arrive'),
    hint: t('arriveHint'),
  }),
  arriving: (ride, t) => ({
    title: t('meetRider', {
      rider: firstName(ride.rider_name) || t('yourRider'),
      place: placeName(ride.pickup_address),
    }),
    command: 'start',
    button: t('start'),
    hint: t('startHint'),
  }),
  inProgress: (ride, t) => ({
    title: t('driveToDestination', { place: placeName(ride.dropoff_address) }),
    command: 'complete',
    button: t('complete'),
    hint: t('completeHint'),
  }),
};

/** The driver's next action on a ride, or null when there is none. */
export const nextActionOf = (ride: Ride, t: DrivingText): NextAction | null =>
  nextActions[phaseOf[ride.status]]?.(ride, t) ?? null;
