import { authenticate, startSession } from '../../auth/sessions.ts';
import type { Context } from '../../context.ts';
import { quoteRides } from '../../operations/rides/quoteRides.ts';
import type { Person } from '../person.ts';
import { requestBy } from '../request.ts';
import { trip } from './given-rides.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

/** Signs a user in on a phone as well. Returns the id of that session. */
export const anotherSession = async (context: Context, person: Person): Promise<string> => {
  const origin = { address: '203.0.113.77', userAgent: phone };
  const token = await context.store.transaction((db) => startSession(db, context, person, origin));
  return (await authenticate(context, token)).sessionId;
};

/** A ticket for the live channel that was used. Only PostgreSQL keeps such rows by itself. */
export const usedTicket = async ({ store, now, newId }: Context, { caller }: Person): Promise<void> => {
  const { id: user_id, sessionId: session_id, tokenId: token_id } = caller;
  const ticket = { ticket_hash: newId(), user_id, session_id, token_id, expires_at: now() + 30_000 };
  await store.transaction((db) => db.insertInto('socket_tickets').values(ticket).execute(), []);
};

/** A quote for the usual trip in an economy car. Returns its id. */
export const quote = async (context: Context, rider: Person, places: object = {}): Promise<string> => {
  const { pickup_location, dropoff_location } = { ...trip, ...places };
  const { body } = await quoteRides(
    context,
    requestBy(rider, { body: { pickup_location, dropoff_location } }),
  );
  const economy = body.quotes.find(({ vehicle_type }) => vehicle_type === 'economy');
  if (!economy) throw new Error('Economy has no price');
  return economy.quote_id;
};

/** Locks all other active admins. */
export const onlyAdmin = async (context: Context, { id }: Person): Promise<void> => {
  await context.store.transaction((db) =>
    db.updateTable('users').set({ is_active: 0 }).where('role', '=', 'admin').where('id', '<>', id).execute(),
  );
};
