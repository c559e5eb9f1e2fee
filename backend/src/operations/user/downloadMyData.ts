import { fromCents } from '../../domain/money/money.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { sessionsOf } from '../../people/login-sessions.ts';
import { toRide } from '../../rides/ride-view.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import { readProfile } from '../../store/people/drivers.ts';
import { recordsOf } from '../../store/people/person.ts';
import { settingsOf } from '../../store/people/settings.ts';
import { findUser } from '../../store/people/users.ts';
import { ridesAndPeople, withFacts } from '../../store/rides/ride-rows.ts';
import type { Read } from '../../store/store.ts';

/** The rides of a person as the rider and as the driver, newest first. Each side has an index. */
const ridesOf = async (db: Read, userId: string) => {
  const sides = (['rides.rider_id', 'rides.driver_id'] as const).map((side) =>
    ridesAndPeople(db).where(side, '=', userId).execute(),
  );
  return (await Promise.all(sides)).flat().toSorted((a, b) => b.created_at - a.created_at);
};

/** Returns all data about the caller, without hashes, tokens or other people's private data. */
export const downloadMyData: Handler<'downloadMyData'> = async (context, { caller }) => {
  const { store, hub, now, positions } = context;
  // The records contain the caller's stored place.
  await positions.flush();
  const user = await findUser(store.read, caller.id, hub.online);
  if (!user) throw new Refusal('unauthorized', 'Invalid token');
  const viewer = { id: caller.id, role: caller.role, now: now() };
  const rides = await withFacts(store.read, await ridesOf(store.read, caller.id));
  return {
    status: 200,
    body: {
      generated_at: new Date(now()).toISOString(),
      user,
      settings: await settingsOf(store.read, caller.id),
      driver_profile: (await readProfile(store.read, positions.of, caller.id)) ?? null,
      current_balance: fromCents(await balanceOf(store.read, caller.id)),
      sessions: await sessionsOf(context, caller.id, caller.sessionId),
      // The driver's position is the driver's data.
      rides: rides.map((row) => ({ ...toRide(row, viewer), driver_location: null })),
      records: await recordsOf(store.read, user),
    },
  };
};
