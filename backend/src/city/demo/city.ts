import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../auth/password.ts';
import type { Context } from '../../context.ts';
import type { Write } from '../../store/store.ts';
import { Chance } from '../simulation/random.ts';
import { peopleOf } from './members.ts';
import { openPast } from './past.ts';
import { planTrips } from './plan/plan.ts';
import { seedAdminWork } from './seed/seed-admin-work.ts';
import { seedDemoUsers } from './seed/seed-demo-users.ts';
import { seedJoining } from './seed/seed-joining.ts';
import { seedMessages } from './seed/seed-messages.ts';
import { seedRide } from './seed/seed-ride.ts';
import { Timeline } from './timeline.ts';

const seed = 1906;

/** Marks the e-mails of the history as sent, so that no mail server sends them now. */
const closeMail = (db: Write, now: number) =>
  db
    .updateTable('emails')
    .set((row) => ({ sent_at: row.ref('created_at'), attempts: 1 }))
    .where('sent_at', 'is', null)
    .where('created_at', '<=', now)
    .execute();

/**
 * Creates the city's history of ninety days in the open transaction. The operations themselves create every user, ride,
 * payment and message, each at its own time. The same time and seed create the same city.
 */
export const buildCity = async (present: Context, db: Write, demoHash: string): Promise<void> => {
  const now = present.now();
  const chance = new Chance(seed);
  const { context, setTime } = openPast(present, db, new Chance(seed + 1));
  const idAt = (time: number): string => {
    setTime(time);
    return context.newId();
  };
  const cast = peopleOf({ now, chance, idAt });
  const trips = planTrips({ now, chance, cast, isAlive: context.config.simulation });
  const stage = { context, timeline: new Timeline(), chance, now, cast };
  const unknown = await hashPassword(randomBytes(24).toString('base64url'));
  seedJoining(stage, { demo: demoHash, unknown });
  for (const trip of trips) seedRide(stage, trip);
  seedAdminWork(stage, trips);
  seedMessages(stage, trips);
  seedDemoUsers(stage, trips);
  await stage.timeline.run(now, setTime);
  await closeMail(db, now);
};
