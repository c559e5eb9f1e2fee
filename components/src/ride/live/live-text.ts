import { rideMinutes } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import { placeName } from '@mobility/openapi/place-name';
import { type Formats, timestampMs } from '../../format/index.ts';
import type { DriverPosition } from '../../provider/live/telemetry.ts';
import { firstName } from '../ride-text.ts';
import { type RideText, statusText } from '../status.ts';
import { arrival } from './arrival.ts';
import { countdown } from './countdown.ts';

export type LiveText = {
  /** The large figure or word. */
  figure: string;
  unit?: string;
  sentence: string;
  /** A time of day beside the badge, and the text around it. */
  clock?: { text: 'openUntil' | 'arrivesAt'; time: string };
};

type Given = {
  ride: Ride;
  /** Milliseconds since 1970. */
  now: number;
  /** When the ride last changed, in milliseconds since 1970. */
  since: number;
  /** The newest position of the driver. */
  position?: DriverPosition | null;
  t: RideText;
  formats: Formats;
};

const searching = ({ ride, now, t, formats }: Given): LiveText => {
  const until = ride.expires_at == null ? Number.NaN : timestampMs(ride.expires_at);
  const sentence = t((ride.attempt ?? 1) > 1 ? 'lookingForAnotherDriver' : 'lookingForDriver');
  if (Number.isNaN(until)) return { figure: t('searching'), sentence };
  return {
    figure: countdown(until, now),
    unit: t('timeLeft'),
    sentence,
    clock: { text: 'openUntil', time: formats.time(until) },
  };
};

/** The minutes until the car arrives, and when that is. */
const toGo = (given: Given): Omit<LiveText, 'sentence'> | null => {
  const { t, formats } = given;
  const due = arrival(given);
  return (
    due && {
      figure: formats.number(due.minutes),
      unit: t('minutesUnit', { count: due.minutes }),
      clock: { text: 'arrivesAt', time: formats.time(due.time) },
    }
  );
};

const onTheWay = (given: Given): LiveText => {
  const { ride, t } = given;
  const sentence = t('driverOnTheWay', { driver: firstName(ride.driver_name) });
  return { ...(toGo(given) ?? { figure: t('onTheWay') }), sentence };
};

const waiting = ({ ride, t }: Given): LiveText => ({
  figure: t('driverHere'),
  sentence: t('driverWaiting', {
    driver: firstName(ride.driver_name),
    pickup: placeName(ride.pickup_address),
  }),
});

const riding = (given: Given): LiveText => {
  const { ride, t, formats } = given;
  const minutes = rideMinutes(ride);
  const sentence = t('onYourWay', { dropoff: placeName(ride.dropoff_address) });
  const due = toGo(given);
  if (due) return { ...due, sentence };
  // Without a position only the length of the whole trip is known.
  if (minutes === null) return { figure: t('onBoard'), sentence };
  return { figure: formats.number(minutes), unit: t('tripMinutesUnit', { count: minutes }), sentence };
};

const texts: Record<RidePhase, (given: Given) => LiveText> = {
  pending: searching,
  accepted: onTheWay,
  arriving: waiting,
  inProgress: riding,
  completed: ({ t }) => ({ figure: t('arrived'), sentence: t('rideComplete') }),
  cancelled: ({ t }) => ({ figure: t('statusCancelled'), sentence: t('rideWasCancelled') }),
};

/** The texts of the live card; for an unknown status, the status as sent. */
export const liveText = (given: Given): LiveText => {
  const { ride, t } = given;
  return Object.hasOwn(phaseOf, ride.status)
    ? texts[phaseOf[ride.status]](given)
    : { figure: statusText(t, ride.status), sentence: t('yourRide') };
};
