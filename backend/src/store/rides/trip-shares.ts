import { createHash, randomBytes } from 'node:crypto';
import type { TripSharesTable } from '../schema.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

const tokenBytes = 16;
const mostLinks = 10;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Creates a link to a ride and returns its token, 128 random bits. Deletes the oldest links when there
 * are too many.
 */
export const createTripShare = async ({ db, now }: UnitOfWork, rideId: string): Promise<string> => {
  const links = await db
    .selectFrom('trip_shares')
    .select('token_hash')
    .where('ride_id', '=', rideId)
    .orderBy('created_at', 'desc')
    .execute();
  const tooOld = links.slice(mostLinks - 1).map(({ token_hash }) => token_hash);
  if (tooOld.length > 0) await db.deleteFrom('trip_shares').where('token_hash', 'in', tooOld).execute();
  const token = randomBytes(tokenBytes).toString('base64url');
  await db
    .insertInto('trip_shares')
    .values({ token_hash: hashOf(token), ride_id: rideId, created_at: now, revoked_at: null })
    .execute();
  return token;
};

/** Revokes every link to a ride. Links that were revoked before keep their time. */
export const revokeTripShares = async ({ db, now }: UnitOfWork, rideId: string): Promise<void> => {
  await db
    .updateTable('trip_shares')
    .set({ revoked_at: now })
    .where('ride_id', '=', rideId)
    .where('revoked_at', 'is', null)
    .execute();
};

/** The link of a token; undefined for an unknown one. */
export const findTripShare = (db: Read, token: string): Promise<TripSharesTable | undefined> =>
  db.selectFrom('trip_shares').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst();
