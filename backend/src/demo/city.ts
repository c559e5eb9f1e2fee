import { randomBytes } from 'node:crypto';
import { hashPassword } from '../auth/password.ts';
import type { Context } from '../context.ts';
import { Chance } from '../simulation/random.ts';
import type { Write } from '../store/store.ts';
import { castOf } from './members.ts';
import { openPast } from './past.ts';
import { planTrips } from './plan.ts';
import { tellJoining } from './tell-joining.ts';
import { tellLetters } from './tell-letters.ts';
import { tellOffice } from './tell-office.ts';
import { tellOwn } from './tell-own.ts';
import { tellRide } from './tell-ride.ts';
import { Timeline } from './timeline.ts';

const seed = 1906;

/** Mail of the past went out in the past: a mail server that is there now must not send it. */
const closeMail = (db: Write, now: number) =>
  db
    .updateTable('emails')
    .set((row) => ({ sent_at: row.ref('created_at'), attempts: 1 }))
    .where('sent_at', 'is', null)
    .where('created_at', '<=', now)
    .execute();

/**
 * Gives the city ninety days of the past, in the open transaction: every person, ride, payment and word is made by
 * the operations themselves, at its time. The same moment and seed give the same city.
 */
export const buildCity = async (present: Context, db: Write, demoHash: string): Promise<void> => {
  const now = present.now();
  const chance = new Chance(seed);
  const { context, setTime } = openPast(present, db, new Chance(seed + 1));
  const idAt = (time: number): string => {
    setTime(time);
    return context.newId();
  };
  const cast = castOf({ now, chance, idAt });
  const trips = planTrips({ now, chance, cast, isAlive: context.config.simulation });
  const stage = { context, timeline: new Timeline(), chance, now, cast };
  const unknown = await hashPassword(randomBytes(24).toString('base64url'));
  tellJoining(stage, { demo: demoHash, unknown });
  for (const trip of trips) tellRide(stage, trip);
  tellOffice(stage, trips);
  tellLetters(stage, trips);
  tellOwn(stage, trips);
  await stage.timeline.run(now, setTime);
  await closeMail(db, now);
};
