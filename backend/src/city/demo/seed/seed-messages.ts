import { notifyRideParticipants } from '../../../operations/admin/notifyRideParticipants.ts';
import { replyToNotification } from '../../../operations/notifications/replyToNotification.ts';
import { newestNotifications } from '../../../store/messages/notifications.ts';
import type { Member } from '../members.ts';
import type { Trip } from '../plan/trip.ts';
import { atWork, day, hour, minute } from '../times.ts';
import { conversations } from '../words.ts';
import { callOperation } from './call-operation.ts';
import { adjust } from './seed-admin-work.ts';
import type { SeedContext } from './seed-context.ts';

/** Replies to the notification with this text. */
const reply = async (
  { context }: SeedContext,
  member: Member,
  original: string,
  message: string,
): Promise<void> => {
  const found = (await newestNotifications(context.store.read, member.id)).find(
    (notification) => notification.message === original,
  );
  if (!found) throw new Error(`${member.name} was not told '${original}'`);
  const body = { message, original_notification_id: found.id };
  await callOperation(context, replyToNotification, member, { body });
};

type Letter = { at: number; trip: Trip; words: readonly [string, string | null, string | null] };

const seedMessage = (seed: SeedContext, { at, trip, words }: Letter): void => {
  const { context, timeline, cast } = seed;
  const [message, answer, close] = words;
  timeline.at(at, async () => {
    const body = { message, target: 'rider' as const };
    await callOperation(context, notifyRideParticipants, cast.admin, { params: { id: trip.rideId }, body });
    if (message.includes('credited')) {
      await adjust(seed, trip.rider, 'credit', 500, 'Goodwill for a late pickup');
    }
  });
  if (answer === null) return;
  timeline.at(at + 13 * minute, () => reply(seed, trip.rider, message, answer));
  if (close !== null) timeline.at(at + 29 * minute, () => reply(seed, cast.admin, answer, close));
};

/** The admin writes to riders after their rides, and they reply. */
export const seedMessages = (seed: SeedContext, trips: readonly Trip[]): void => {
  const { now, cast } = seed;
  const done = trips.filter(
    ({ ending, moments, rider }) =>
      ending === 'completed' &&
      rider !== cast.locked &&
      rider !== cast.rider &&
      now - moments.over > 3 * hour,
  );
  const lately = done.filter(({ bookedAt }) => now - bookedAt < 45 * day);
  conversations.forEach((words, index) => {
    const trip = lately[Math.floor(((index + 0.6) * lately.length) / conversations.length)];
    if (trip) seedMessage(seed, { at: atWork(trip.moments.over + 25 * minute), trip, words });
  });
  seedDemoUserMessages(seed, trips);
};

/** The demo rider has one closed conversation and one that waits for a reply; the demo driver gets praise. */
const seedDemoUserMessages = (seed: SeedContext, trips: readonly Trip[]): void => {
  const { context, timeline, cast, now } = seed;
  const own = trips.filter(({ rider, ending }) => rider === cast.rider && ending === 'completed');
  const [first, last] = [own.at(-4), own.at(-1)];
  if (first) {
    seedMessage(seed, {
      at: atWork(first.moments.over + hour),
      trip: first,
      words: [
        'Thank you for riding with us. Was the car as quiet as you had wished?',
        'Very quiet, and the driver even turned the radio off. Thank you!',
        'Glad to hear that. We pass it on.',
      ],
    });
  }
  if (last) {
    const found = 'Your driver found a grey scarf on the back seat. Is it yours?';
    seedMessage(seed, { at: now - 75 * minute, trip: last, words: [found, null, null] });
  }
  const driven = trips
    .filter(({ driver, ending }) => driver === cast.driver && ending === 'completed')
    .at(-4);
  if (!driven) return;
  timeline.at(now - 100 * minute, () =>
    callOperation(context, notifyRideParticipants, cast.admin, {
      params: { id: driven.rideId },
      body: { message: 'Your rider praised your calm driving. Well done!', target: 'driver' },
    }),
  );
};
