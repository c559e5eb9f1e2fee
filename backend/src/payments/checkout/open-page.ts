import type { Language, OperationId } from '@mobility/openapi';
import { type CommandRequest, command, intentOf, originOf, transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { defaultLanguage } from '../../domain/language.ts';
import { textsIn } from '../../domain/mails/mail.ts';
import { type CheckoutOrder, cardRefusals } from '../../domain/money/gateway.ts';
import { shortId } from '../../domain/money/ledger.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type StoredAnswer, storedAnswer } from '../../store/idempotency.ts';
import {
  attachPage,
  beginSession,
  type CheckoutSessionRow,
  type CheckoutSubject,
  endSession,
  findSession,
  usableSession,
} from '../../store/money/checkout-sessions.ts';
import { cardsOf } from '../../store/money/saved-cards.ts';
import { languageOf } from '../../store/people/languages.ts';
import { addressOf } from '../../store/people/users.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { settleCheckout } from './settle-checkout.ts';

/** An open page, as the answer of an operation needs it. */
export type OpenPage = CheckoutSessionRow & { url: string };

/** A command, and the language of a payer whose own is not known. */
export type PageRequest = CommandRequest & { language: Language | null };

type Opening<Answer> = {
  operation: OperationId;
  /** Checks that the page may be opened, in the first transaction. Throws a refusal. */
  prepare(unit: UnitOfWork): Promise<CheckoutSubject>;
  /** Answers with the page, in the transaction that stores it. */
  answer(unit: UnitOfWork, page: OpenPage): Promise<Answer>;
};
type Begun<Answer> = { answer: Answer } | { session: CheckoutSessionRow };

const notOpened = (): Refusal =>
  new Refusal(
    cardRefusals.timeout.code,
    'The payment page could not be opened. You have not been charged. Please try again.',
  );

const begin = <Answer extends StoredAnswer>(
  context: Context,
  request: PageRequest,
  { operation, prepare }: Opening<Answer>,
): Promise<Begun<Answer>> =>
  transact(context, originOf(request), async (unit) => {
    const intent = intentOf(request, operation);
    const before = intent && (await storedAnswer(unit.db, intent, unit.now));
    // The stored answer was created by this operation, so it has this operation's type.
    if (before) return { answer: before as Answer };
    const subject = await prepare(unit);
    const usable = await usableSession(unit.db, subject, unit.now);
    if (usable) return { session: usable };
    // Stored with the session, so that a repeated order is the same in whatever language it is repeated.
    const language = (await languageOf(unit.db, subject.user_id)) ?? request.language ?? defaultLanguage;
    return { session: await beginSession(unit, subject, language) };
  });

const titleOf = ({ purpose, ride_id, language }: CheckoutSessionRow): string => {
  const { ride, topUp, card } = textsIn(language ?? defaultLanguage).checkout;
  return { ride: ride(shortId(ride_id ?? '')), top_up: topUp, card }[purpose];
};

/** The order of a session: the same session always makes the same order. */
const orderOf = async ({ store }: Context, session: CheckoutSessionRow): Promise<CheckoutOrder> => {
  const cards = await cardsOf(store.read, session.user_id);
  const customers = cards.map(({ token }) => token.split('.')).filter((parts) => parts.length === 2);
  const { payment_id, ride_id } = session;
  return {
    key: `checkout:${session.id}`,
    reference: session.id,
    purpose: session.purpose,
    language: session.language,
    amount: session.amount,
    description: titleOf(session),
    customer: customers.at(-1)?.[0] ?? null,
    email: (await addressOf(store.read, session.user_id)).email,
    expiresAt: session.expires_at,
    metadata: {
      session_id: session.id,
      user_id: session.user_id,
      ...(payment_id && { payment_id }),
      ...(ride_id && { ride_id }),
    },
  };
};

const isSettledNow = async (context: Context, session: CheckoutSessionRow, requestId: string | null) => {
  await settleCheckout(context, session, requestId);
  const { status } = (await findSession(context.store.read, session.id)) ?? session;
  return status !== 'open';
};

/**
 * Opens the gateway's page, or the one that is still open for the same subject: one transaction claims the session, the
 * gateway is called outside of it, a second one stores the page. After a crash in between, the next request for the same
 * subject gets the same page.
 */
export const openPage = async <Answer extends StoredAnswer>(
  context: Context,
  request: PageRequest,
  opening: Opening<Answer>,
): Promise<Answer> => {
  const begun = await begin(context, request, opening);
  if ('answer' in begun) return begun.answer;
  const { session } = begun;
  // The payer may have paid in another tab and not come back yet.
  if (session.url !== null && (await isSettledNow(context, session, request.requestId))) {
    return openPage(context, request, opening);
  }
  const page =
    session.url !== null && session.gateway_id !== null
      ? { id: session.gateway_id, url: session.url }
      : await context.gateway.createCheckoutSession(await orderOf(context, session));
  if (page === 'refused') {
    await transact(context, originOf(request), (unit) => endSession(unit, session.id, 'failed'));
  }
  if (typeof page === 'string') throw notOpened();
  return command(context, request, opening.operation, async (unit) => {
    await attachPage(unit, session.id, page);
    return opening.answer(unit, { ...session, gateway_id: page.id, url: page.url });
  });
};
