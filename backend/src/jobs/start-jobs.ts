import { randomInt } from 'node:crypto';
import type { Context } from '../context.ts';
import { createMailer } from '../mail/mailer.ts';
import { sendMails } from '../mail/send-mails.ts';
import { forgetRemovedCards } from '../payments/forget-cards.ts';
import { sendCardRefunds } from '../payments/send-card-refunds.ts';
import { checkBooks } from './check-books.ts';
import { cleanUp } from './clean-up.ts';
import { endAbsentDuty } from './end-absent-duty.ts';
import { eraseLeftAccounts } from './erase-left-accounts.ts';
import { expireRides } from './expire-rides.ts';
import { keepPlaces } from './keep-places.ts';
import { openAuditMonths } from './open-audit-months.ts';
import { reconcileCheckouts, reconcilePayments } from './reconcile-payments.ts';
import { sampleOnlineDrivers } from './sample-online-drivers.ts';
import { sendResetLinks } from './send-reset-links.ts';
import { sendWaves } from './send-waves.ts';
import { watchDrivers } from './watch-drivers.ts';

// A gateway call older than this was interrupted.
const claimsOlderThan = 60_000;
/** A day ahead: at the start, every open page is checked, even if its next check is not due yet. */
const anyPage = 86_400_000;
/** A process that is killed loses at most the positions of this long. */
const placesEvery = 30_000;
const refundsEvery = 60_000;
const booksEvery = 60_000;
const samplesEvery = 60_000;
/** An account is erased at most this long after its grace period, however often the server starts. */
const erasuresEvery = 60_000;
const cleanUpEvery = 3_600_000;
/** Also soon after the start, as a server may restart more often; instances that start together do it at different times. */
const cleanUpAfter = (): number => randomInt(5_000, 30_000);
const monthsEvery = 3_600_000;

/** Starts the background jobs, such as expiring rides and settling interrupted payments. Returns a function that stops them. */
export function startJobs(context: Context): () => Promise<void> {
  const { jobInterval } = context.config;
  if (jobInterval === 0) return async () => {};
  // Payments that a crash interrupted are settled at the start.
  const settled = attempt(context, async () => {
    await reconcilePayments(context, 0);
    await reconcileCheckouts(context, anyPage);
  });
  const opened = attempt(context, () => openAuditMonths(context));
  const stops = [
    repeat(context, jobInterval, () => expireRides(context)),
    repeat(context, jobInterval, () => sendWaves(context)),
    repeat(context, jobInterval, () => reconcilePayments(context, claimsOlderThan)),
    repeat(context, refundsEvery, () => sendCardRefunds(context)),
    repeat(context, refundsEvery, () => forgetRemovedCards(context)),
    repeat(context, jobInterval, () => reconcileCheckouts(context)),
    repeat(context, jobInterval, () => sendResetLinks(context)),
    repeat(context, placesEvery, () => keepPlaces(context)),
    repeat(context, booksEvery, () => checkBooks(context)),
    repeat(context, samplesEvery, () => sampleOnlineDrivers(context)),
    repeat(context, erasuresEvery, () => eraseLeftAccounts(context)),
    repeat(context, cleanUpEvery, () => cleanUp(context), cleanUpAfter()),
    repeat(context, monthsEvery, () => openAuditMonths(context)),
    ...watchPresence(context),
    startMailing(context),
  ];
  return async () => {
    await Promise.all([settled, opened, ...stops.map((stop) => stop())]);
  };
}

/** Checks for absent and silent drivers several times within the time that a driver may be away. */
function watchPresence(context: Context): (() => Promise<void>)[] {
  const { driverOfflineAfter } = context.config;
  if (driverOfflineAfter === 0) return [];
  const since = context.now();
  return [
    repeat(context, driverOfflineAfter / 8, () => endAbsentDuty(context, since)),
    repeat(context, context.config.driverSilentAfter / 8, () => watchDrivers(context, since)),
  ];
}

/** Sends queued mail if a mail server is configured. */
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

/** Runs a job and logs its error; the next run tries again. */
async function attempt({ log }: Context, job: () => Promise<unknown>): Promise<void> {
  try {
    await job();
  } catch (error) {
    log.error({ err: error }, 'a job failed');
  }
}

/** Runs a job at an interval, and once before if `first` says after how long; never twice at the same time. */
function repeat(
  context: Context,
  interval: number,
  job: () => Promise<unknown>,
  first?: number,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = (): void => {
    running ??= attempt(context, job).finally(() => {
      running = null;
    });
  };
  const early = first === undefined ? undefined : setTimeout(run, first);
  const timer = setInterval(run, interval);
  return async () => {
    clearTimeout(early);
    clearInterval(timer);
    await running;
  };
}
