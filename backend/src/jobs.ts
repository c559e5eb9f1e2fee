import { limits } from '@mobility/openapi/limits';
import type { Context } from './context.ts';
import { createMailer } from './mail/mailer.ts';
import { sendMails } from './mail/send-mails.ts';
import { endAbsentDuty } from './operations/driver/endAbsentDuty.ts';
import { reconcileCheckouts, reconcilePayments } from './operations/payments/reconcilePayments.ts';
import { expireRides } from './operations/rides/expireRides.ts';
import { sendWaves } from './operations/rides/sendWaves.ts';
import { forgetNotifications } from './store/notifications.ts';

const messagesKept = 86_400_000;
// A gateway call that takes longer than this was cut off.
const claimsOlderThan = 60_000;
// A payer who was at the gateway's page comes back by themselves, mostly.
const pagesUnaskedFor = 30_000;
const cleanUpEvery = 3_600_000;

/** Starts what happens by itself: rides expire, cut-off payments settle, delivered messages go. Answers how to stop. */
export function startJobs(context: Context): () => Promise<void> {
  const { jobInterval } = context.config;
  if (jobInterval === 0) return async () => {};
  // What a crash left half done is settled at once.
  const settled = attempt(context, async () => {
    await reconcilePayments(context, 0);
    await reconcileCheckouts(context, 0);
  });
  const stops = [
    repeat(context, jobInterval, () => expireRides(context)),
    repeat(context, jobInterval, () => sendWaves(context)),
    repeat(context, jobInterval, () => reconcilePayments(context, claimsOlderThan)),
    repeat(context, jobInterval, () => reconcileCheckouts(context, pagesUnaskedFor)),
    repeat(context, cleanUpEvery, () => forget(context)),
    ...watchPresence(context),
    startMailing(context),
  ];
  return async () => {
    await Promise.all([settled, ...stops.map((stop) => stop())]);
  };
}

/** Looks several times within the time that a driver may be away. */
function watchPresence(context: Context): (() => Promise<void>)[] {
  const { driverOfflineAfter } = context.config;
  if (driverOfflineAfter === 0) return [];
  const since = context.now();
  return [repeat(context, driverOfflineAfter / 8, () => endAbsentDuty(context, since))];
}

/** Sends what waits in the store, where there is a mail server. */
function startMailing(context: Context): () => Promise<void> {
  const { smtpUrl, mailFrom, publicUrl, jobInterval } = context.config;
  if (smtpUrl === null) return async () => {};
  const mailer = createMailer({ smtpUrl, from: mailFrom, publicUrl });
  const stopping = new AbortController();
  const stop = repeat(context, jobInterval, async () => sendMails(context, await mailer, stopping.signal));
  return () => {
    stopping.abort();
    return stop();
  };
}

/** Runs a job; a failure is logged, and the next run tries anew. */
async function attempt({ log }: Context, job: () => Promise<unknown>): Promise<void> {
  try {
    await job();
  } catch (error) {
    log.error({ err: error }, 'a job failed');
  }
}

/** Runs a job again and again, never twice at a time. */
function repeat(context: Context, interval: number, job: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= attempt(context, job).finally(() => {
      running = null;
    });
  }, interval);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Drops the messages, notifications and sessions that nobody can ask for any more. */
async function forget({ store, now, config }: Context): Promise<void> {
  const time = now();
  await store.transaction(async (db) => {
    await db
      .deleteFrom('outbox')
      .where('created_at', '<', time - messagesKept)
      .execute();
    await forgetNotifications(db);
    await db
      .deleteFrom('ride_waves')
      .where('ride_id', 'not in', db.selectFrom('rides').select('id').where('status', '=', 'pending'))
      .execute();
    await db
      .deleteFrom('sessions')
      .where('rotated_at', '<', time - config.tokenLife - limits.auth.refreshGrace)
      .execute();
  });
}
