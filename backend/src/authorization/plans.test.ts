import { CompiledQuery, DefaultQueryExecutor } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Context } from '../context.ts';
import { checkBooks } from '../jobs/check-books.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { endAbsentDuty } from '../jobs/end-absent-duty.ts';
import { eraseLeftAccounts } from '../jobs/erase-left-accounts.ts';
import { expireRides } from '../jobs/expire-rides.ts';
import { reconcileCheckouts, reconcilePayments } from '../jobs/reconcile-payments.ts';
import { sendResetLinks } from '../jobs/send-reset-links.ts';
import { sendWaves } from '../jobs/send-waves.ts';
import { watchDrivers } from '../jobs/watch-drivers.ts';
import { forgetRemovedCards } from '../payments/forget-cards.ts';
import { sendCardRefunds } from '../payments/send-card-refunds.ts';
import type { MobilityServer } from '../server.ts';
import { onPostgres } from '../testing/place.ts';
import { wideSteps } from '../testing/plan.ts';
import { callAs, type Operation, operations, refusalOf } from './operations.ts';
import { type Actor, actors, emptyServer, peopled } from './world.ts';

// The plans of SQLite depend on the schema alone; those of PostgreSQL are measured by the bench `growth`.
let server: MobilityServer;
let ran: CompiledQuery[] = [];
beforeAll(async () => {
  server = await emptyServer();
  const execute = DefaultQueryExecutor.prototype.executeQuery;
  vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery').mockImplementation(function (
    this: DefaultQueryExecutor,
    query,
    ...rest
  ) {
    ran.push(query);
    return execute.call(this, query, ...rest);
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** Queries that read or sort many rows for a reason, by a part of their text. */
const reasons: readonly (readonly [text: string, reason: string])[] = [
  ['from "user_counts"', 'three rows of each part'],
  ['from "ride_totals"', 'one row of each part'],
  ['from "conversation_totals"', 'one row of each part'],
  ['from "dispute_totals"', 'three rows of each part'],
  ['from "unpaid_totals"', 'one row of each part'],
  [
    'from "rides" where "status" in (?, ?, ?, ?) group by',
    'the rides before their end, which are the present ones',
  ],
  ['from "driver_state" where driver_state.is_online = 1', 'the drivers who are online now'],
  ['"conversation_participants"."user_id" where "thread_id" in', 'the people of a page of conversations'],
  ['from "trip_shares" where "ride_id" =', 'at most ten links'],
  ['from "checkout_sessions" where "user_id" =', 'the sessions of one user that wait for a card'],
  ['from "saved_cards" where "user_id" =', 'the cards of one user'],
  ['from "saved_places" where "user_id" =', 'the places of one user'],
  ['from "sessions" where "user_id" =', 'the sessions of one user'],
  ['"expires_at" > ? and "vehicle_type" in', 'the rides that wait for a driver now'],
  ['"driver_id" = ? and "rider_id" <> ?) as source', 'the rides of one person, which two indexes find'],
  ['group by paid_at / 86400000', 'the payments of a week, or of the span that was asked for'],
  ['group by submitted_at / 86400000', 'the disputes of the same span'],
  ['"payments"."card_token" = "forgotten_cards"."token"', 'the card payments that are being made'],
  ['select "status", "is_over", "is_missing"', 'the groups of the newest unpaid rides, at most a thousand'],
  [`where status = 'submitted' limit`, 'the open disputes, at most a thousand'],
  ['"status" = ? and "claimed_at" < ?', 'the payments that the bank has not answered'],
  ['status || \'\' as status from "rides" where', 'the rides of one of the twenty people of a minute'],
  ['where "status" = ? and "claimed_at" <= ? limit ?', 'the card payments and top-ups that are being made'],
  ['where "status" = ? and "expires_at" <= ?', 'the rides and payment pages that wait, and are over'],
  ['"ride_waves"."next_at" <= ? order by "rides"."created_at"', 'the rides that wait for a driver now'],
  ['"driver_state"."is_online" = ? and "simulated_users"', 'the drivers who are online now'],
  ['"rides"."driver_id" where "rides"."status" in (?, ?)', 'the rides whose driver is on the way'],
  ['"status" in (?, ?) and "claimed_at" >= ?', 'the card payments of fifteen minutes'],
];

const isExplained = (sql: string): boolean => reasons.some(([text]) => sql.includes(text));
const isQuery = ({ sql }: CompiledQuery): boolean =>
  /^\s*(?:(?:select|update|delete|with)\b|insert\b.*\bselect\b)/is.test(sql) && !isExplained(sql);

/** The queries that an operation ran for an actor who may call it. */
const queriesOf = async (operation: Operation, actor: Actor): Promise<CompiledQuery[]> => {
  const world = await peopled(server);
  const made = await operation.row.object?.(world);
  if (made && !made.owners.includes(actor)) return [];
  ran = [];
  await callAs(world, operation, actor, made?.id ?? 'none');
  return ran.filter(isQuery);
};

test.skipIf(onPostgres()).each(operations)(
  'every query of $name reads few rows more than it returns',
  async (operation) => {
    const wide: string[] = [];
    for (const actor of actors.filter((one) => refusalOf(operation, one) === null))
      for (const query of await queriesOf(operation, actor))
        for (const step of await wideSteps(server.context.store, query)) wide.push(`${step}: ${query.sql}`);
    expect([...new Set(wide)]).toEqual([]);
  },
);

/** Lets the grace period of an account without rides and debts end, so that the job deletes the account. */
const letSomebodyLeave = (): Promise<unknown> =>
  server.context.store.transaction(
    (db) =>
      db
        .updateTable('users')
        .set({ deletion_due_at: 1 })
        .where('id', 'in', (free) =>
          free
            .selectFrom('users')
            .select('id')
            .where('role', '=', 'rider')
            .where('id', 'not in', (of) => of.selectFrom('rides').select('rider_id')),
        )
        .execute(),
    [],
  );

const since = 0;
const jobs: readonly (readonly [name: string, job: (context: Context) => Promise<unknown>])[] = [
  ['expireRides', expireRides],
  ['sendWaves', sendWaves],
  ['reconcilePayments', (context) => reconcilePayments(context, 0)],
  ['reconcileCheckouts', (context) => reconcileCheckouts(context)],
  ['sendCardRefunds', sendCardRefunds],
  ['forgetRemovedCards', forgetRemovedCards],
  ['sendResetLinks', sendResetLinks],
  ['eraseLeftAccounts', eraseLeftAccounts],
  ['endAbsentDuty', (context) => endAbsentDuty(context, since)],
  ['watchDrivers', (context) => watchDrivers(context, since)],
  ['checkBooks', checkBooks],
  ['cleanUp', cleanUp],
];

test.skipIf(onPostgres()).each(jobs)(
  'every query of the job %s reads few rows more than it returns',
  async (_, job) => {
    await peopled(server);
    await letSomebodyLeave();
    ran = [];
    await job(server.context);
    const wide: string[] = [];
    for (const query of ran.filter(isQuery))
      for (const step of await wideSteps(server.context.store, query)) wide.push(`${step}: ${query.sql}`);
    expect([...new Set(wide)]).toEqual([]);
  },
);

test.skipIf(onPostgres()).each([
  ['a whole table', 'select * from payments where amount = 1'],
  ['a whole index', 'select count(*) from rides'],
  ['a sort', 'select * from ratings where driver_id = ? order by created_at'],
  ['all rows of a status', 'select * from payments where status = ?'],
])('a query that reads %s is found', async (_, text) => {
  const parameters = text.includes('?') ? ['a'] : [];
  expect(await wideSteps(server.context.store, CompiledQuery.raw(text, parameters))).toHaveLength(1);
});
