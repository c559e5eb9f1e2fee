import type { DisputeRequest } from '@mobility/openapi';
import type { Context } from '../../context.ts';
import { submitDispute } from '../../operations/disputes/submitDispute.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { sendRideMessage } from '../../operations/rides/sendRideMessage.ts';
import type { CityTrip } from '../../store/simulation.ts';
import { talks } from '../demo/words.ts';
import { callOperation } from './call-operation.ts';
import { type Habits, willWithdraw, willWrite } from './habits.ts';
import type { Chance } from './random.ts';

const withdrawals = ['Plans changed', 'The driver is too far away', 'A friend gives me a lift'];

type Complaint = Pick<DisputeRequest, 'dispute_type' | 'dispute_reason' | 'description'>;
const complaints: readonly Complaint[] = [
  {
    dispute_type: 'route_dispute',
    dispute_reason: 'The driver took a longer route than needed',
    description:
      'We drove around the block twice, although the straight way was free. It took ten minutes more.',
  },
  {
    dispute_type: 'route_dispute',
    dispute_reason: 'I was dropped off at the wrong place',
    description: 'The driver let me out two blocks before the address because of the traffic.',
  },
  {
    dispute_type: 'service_quality',
    dispute_reason: 'The driving felt unsafe',
    description: 'Hard braking at every light and a phone in the hand. I did not feel safe at all.',
  },
  {
    dispute_type: 'service_quality',
    dispute_reason: 'The vehicle was dirty or damaged',
    description: 'The back seat was wet and there was an empty cup on the floor. My coat needs cleaning now.',
  },
  {
    dispute_type: 'fare_dispute',
    dispute_reason: 'I was asked for money on top of the fare',
    description: 'The driver asked for five dollars on top because of my suitcase.',
  },
  {
    dispute_type: 'payment_issue',
    dispute_reason: 'I was charged the wrong amount',
    description: 'The receipt shows another amount than the one that I saw when I booked.',
  },
];

const riderOf = ({ rider_id }: CityTrip) => ({ id: rider_id, role: 'rider' as const });

/** Opens a dispute about a paid ride. */
export const complain = (context: Context, trip: CityTrip, chance: Chance): Promise<boolean> =>
  callOperation(context, submitDispute, riderOf(trip), {
    body: { ...chance.oneOf(complaints), ride_id: trip.id },
  });

const withdraw = (context: Context, trip: CityTrip, chance: Chance): Promise<boolean> => {
  const reason = chance.oneOf(withdrawals);
  const body = { cancelled_by: 'rider' as const, reason, confirmation: true as const };
  return callOperation(context, cancelRide, riderOf(trip), { params: { id: trip.id }, body });
};

/** The rider writes to the driver, who answers. */
const talk = async (context: Context, trip: CityTrip, driverId: string, chance: Chance): Promise<void> => {
  const [asked, answered] = chance.oneOf(talks);
  const driver = { id: driverId, role: 'driver' as const };
  const params = { id: trip.id };
  await callOperation(context, sendRideMessage, riderOf(trip), { params, body: { message: asked } });
  await callOperation(context, sendRideMessage, driver, { params, body: { message: answered } });
};

/** What a rider does once while a simulated driver approaches: some cancel the ride, and some write. */
export const awaitDriver = async (
  context: Context,
  habits: Habits,
  trip: CityTrip,
  chance: Chance,
): Promise<void> => {
  if (trip.cityDriverId === null) return;
  if (willWrite(habits, trip)) await talk(context, trip, trip.cityDriverId, chance);
  if (willWithdraw(habits, trip)) await withdraw(context, trip, chance);
};
