import type { Context } from '../context.ts';
import { claimEmail, dueEmails, type EmailRow, settleEmail } from '../store/messages/emails.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';
import type { Mailer } from './mailer.ts';

const batch = 20;
const firstDelay = 60_000;
const failureAtMost = 300;

/** Milliseconds until the next attempt: 1, 4, 16 and 64 minutes. */
const delayAfter = (attempts: number): number => firstDelay * 4 ** (attempts - 1);

const unitOf = ({ now, newId }: Context, db: UnitOfWork['db']): UnitOfWork => ({
  db,
  now: now(),
  newId,
  requestId: null,
});

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, failureAtMost);

const attempt = async (context: Context, mailer: Mailer, claim: EmailRow): Promise<boolean> => {
  const failure = await mailer.send(claim).then(() => null, reasonOf);
  await context.store.transaction((db) => {
    const unit = unitOf(context, db);
    return settleEmail(
      unit,
      claim,
      failure === null
        ? { sent_at: unit.now, failure }
        : { failure, next_attempt_at: unit.now + delayAfter(claim.attempts) },
    );
  }, []);
  if (failure !== null) context.log.warn({ email: claim.id, failure }, 'a mail was not sent');
  return failure === null;
};

/** Sends the due mails one after the other until the signal aborts. Returns how many were sent. */
export const sendMails = async (context: Context, mailer: Mailer, signal?: AbortSignal): Promise<number> => {
  let sent = 0;
  for (const seen of await dueEmails(context.store.read, context.now(), batch)) {
    if (signal?.aborted) break;
    const claim = await context.store.transaction((db) => claimEmail(unitOf(context, db), seen), []);
    if (claim && (await attempt(context, mailer, claim))) sent += 1;
  }
  return sent;
};
