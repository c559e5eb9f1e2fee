import type { Language } from '@mobility/openapi';
import type { Insertable, Selectable } from 'kysely';
import type { CheckoutSessionsTable } from '../schema.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export type CheckoutSessionRow = Selectable<CheckoutSessionsTable>;

/** Returns a stored session; undefined for an unknown id. */
export const findSession = (db: Read, id: string): Promise<CheckoutSessionRow | undefined> =>
  db.selectFrom('checkout_sessions').selectAll().where('id', '=', id).executeTakeFirst();

/** Whose top-up a session was; undefined if there is no paid one with this id. */
export const paidTopUpSession = (
  db: Read,
  id: string,
): Promise<Pick<CheckoutSessionRow, 'id' | 'user_id' | 'refunded'> | undefined> =>
  db
    .selectFrom('checkout_sessions')
    .select(['id', 'user_id', 'refunded'])
    .where('id', '=', id)
    .where('purpose', '=', 'top_up')
    .where('status', '=', 'paid')
    .executeTakeFirst();

type Payment = { id: string; ride_id: string; rider_id: string; amount: number; expires_at: number };

const insert = (unit: UnitOfWork, row: Insertable<CheckoutSessionsTable>) =>
  unit.db.insertInto('checkout_sessions').values(row);

/** Stores the session of a payment in the app's own dialog. A session that already exists stays unchanged. */
export const keepDialog = async (unit: UnitOfWork, payment: Payment, id: string): Promise<void> => {
  await insert(unit, {
    id,
    purpose: 'ride',
    user_id: payment.rider_id,
    payment_id: payment.id,
    ride_id: payment.ride_id,
    amount: payment.amount,
    gateway_id: null,
    url: null,
    status: 'open',
    created_at: unit.now,
    expires_at: payment.expires_at,
    ask_at: unit.now,
    asks: 0,
    language: null,
  })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** What a page is opened for. Two requests for the same subject share a page. */
export type CheckoutSubject = Pick<
  CheckoutSessionRow,
  'purpose' | 'user_id' | 'ride_id' | 'payment_id' | 'amount'
>;

// Stripe refuses less than 30 minutes; the extra minute allows for clock skew.
const pageLife = 1_860_000;
/** A page is opened again only while the payer has this long left to pay. */
const usableFor = 600_000;
/** Most payers return on their own, which settles the session before this. */
const firstAskAfter = 30_000;

/** The session whose page is open or being opened for a subject; undefined if there is none with time left. */
export const usableSession = (
  db: Read,
  { purpose, user_id, ride_id, amount }: CheckoutSubject,
  now: number,
): Promise<CheckoutSessionRow | undefined> =>
  db
    .selectFrom('checkout_sessions')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('ride_id', ride_id === null ? 'is' : '=', ride_id)
    .where('amount', '=', amount)
    .where('expires_at', '>', now + usableFor)
    .where((row) =>
      row.or([
        row('status', '=', 'opening'),
        row.and([row('status', '=', 'open'), row('url', 'is not', null)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Claims a session before the gateway is asked for its page. */
export const beginSession = (
  unit: UnitOfWork,
  subject: CheckoutSubject,
  language: Language,
): Promise<CheckoutSessionRow> =>
  insert(unit, {
    ...subject,
    language,
    id: unit.newId(),
    gateway_id: null,
    url: null,
    status: 'opening',
    created_at: unit.now,
    expires_at: unit.now + pageLife,
    ask_at: unit.now + firstAskAfter,
    asks: 0,
  })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Stores the page of a session that was being opened. Another request may have stored the same page before. */
export const attachPage = async (
  unit: UnitOfWork,
  id: string,
  page: { id: string; url: string },
): Promise<void> => {
  await unit.db
    .updateTable('checkout_sessions')
    .set({ gateway_id: page.id, url: page.url, status: 'open', ask_at: unit.now + firstAskAfter })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .execute();
};

/** Ends a session. Returns false if it has already ended. */
export const endSession = async (
  unit: UnitOfWork,
  id: string,
  status: 'paid' | 'failed' | 'expired',
): Promise<boolean> => {
  const row = await unit.db
    .updateTable('checkout_sessions')
    .set({ status })
    .where('id', '=', id)
    .where('status', 'in', ['opening', 'open'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

const openPages = (db: Read) =>
  db
    .selectFrom('checkout_sessions')
    .selectAll()
    .where('status', '=', 'open')
    .where('gateway_id', 'is not', null);

/** The pages that a user has open for a ride. */
export const pagesOfRide = (db: Read, rideId: string, userId: string): Promise<CheckoutSessionRow[]> =>
  openPages(db).where('user_id', '=', userId).where('ride_id', '=', rideId).execute();

/** The session of the gateway's page; undefined for a page that this server did not open. */
export const sessionOfPage = (db: Read, gatewayId: string): Promise<CheckoutSessionRow | undefined> =>
  db.selectFrom('checkout_sessions').selectAll().where('gateway_id', '=', gatewayId).executeTakeFirst();

const askedAtOnce = 50;

/** The open sessions whose status is to be requested from the gateway by now, the longest due first. */
export const dueSessions = (db: Read, now: number): Promise<CheckoutSessionRow[]> =>
  openPages(db).where('ask_at', '<=', now).orderBy('ask_at').limit(askedAtOnce).execute();

/** Ends the sessions for which no page was ever opened. */
export const endUnopened = async (db: UnitOfWork['db'], now: number): Promise<void> => {
  await db
    .updateTable('checkout_sessions')
    .set({ status: 'expired' })
    .where('status', '=', 'opening')
    .where('expires_at', '<=', now)
    .execute();
};

const waitAtMost = 600_000;

/** Records that the gateway is being asked; each time the next question is twice as far away, up to ten minutes. */
export const noteAsked = async (unit: UnitOfWork, sessions: readonly CheckoutSessionRow[]): Promise<void> => {
  for (const { id, asks } of sessions) {
    const wait = Math.min(firstAskAfter * 2 ** (asks + 1), waitAtMost);
    await unit.db
      .updateTable('checkout_sessions')
      .set({ asks: asks + 1, ask_at: unit.now + wait })
      .where('id', '=', id)
      .execute();
  }
};
