import { notifyRideParticipants } from '../operations/admin/notifyRideParticipants.ts';
import { replyToNotification } from '../operations/notifications/replyToNotification.ts';
import { newestNotifications } from '../store/notifications.ts';
import { ask } from './ask.ts';
import type { Member } from './members.ts';
import type { Stage } from './stage.ts';
import { adjust } from './tell-office.ts';
import { atWork, day, hour, minute } from './times.ts';
import type { Trip } from './trip.ts';
import { conversations } from './words.ts';

/** Answers the notification that says this. */
const reply = async (
  { context }: Stage,
  member: Member,
  original: string,
  message: string,
): Promise<void> => {
  const found = (await newestNotifications(context.store.read, member.id)).find(
    (notification) => notification.message === original,
  );
  if (!found) throw new Error(`${member.name} was not told '${original}'`);
  const body = { message, original_notification_id: found.id };
  await ask(context, replyToNotification, member, { body });
};

type Letter = { at: number; trip: Trip; words: readonly [string, string | null, string | null] };

const tellLetter = (stage: Stage, { at, trip, words }: Letter): void => {
  const { context, timeline, cast } = stage;
  const [message, answer, close] = words;
  timeline.at(at, async () => {
    const body = { message, target: 'rider' as const };
    await ask(context, notifyRideParticipants, cast.admin, { params: { id: trip.rideId }, body });
    if (message.includes('credited')) {
      await adjust(stage, trip.rider, 'credit', 500, 'Goodwill for a late pickup');
    }
  });
  if (answer === null) return;
  timeline.at(at + 13 * minute, () => reply(stage, trip.rider, message, answer));
  if (close !== null) timeline.at(at + 29 * minute, () => reply(stage, cast.admin, answer, close));
};

/** The admin writes to riders after their rides, and they answer. */
export const tellLetters = (stage: Stage, trips: readonly Trip[]): void => {
  const { now, cast } = stage;
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
    if (trip) tellLetter(stage, { at: atWork(trip.moments.over + 25 * minute), trip, words });
  });
  tellOwnLetters(stage, trips);
};

/** One conversation of the demo rider is closed, one waits for an answer; the demo driver is praised. */
const tellOwnLetters = (stage: Stage, trips: readonly Trip[]): void => {
  const { context, timeline, cast, now } = stage;
  const own = trips.filter(({ rider, ending }) => rider === cast.rider && ending === 'completed');
  const [first, last] = [own.at(-4), own.at(-1)];
  if (first) {
    tellLetter(stage, {
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
    tellLetter(stage, { at: now - 75 * minute, trip: last, words: [found, null, null] });
  }
  const driven = trips
    .filter(({ driver, ending }) => driver === cast.driver && ending === 'completed')
    .at(-4);
  if (!driven) return;
  timeline.at(now - 100 * minute, () =>
    ask(context, notifyRideParticipants, cast.admin, {
      params: { id: driven.rideId },
      body: { message: 'Your rider praised your calm driving. Well done!', target: 'driver' },
    }),
  );
};
