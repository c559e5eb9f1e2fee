import document from '@mobility/openapi/document' with { type: 'json' };
import {
  between,
  cents,
  codeOf,
  essentialSecret,
  flag,
  id,
  identity,
  last4,
  movedCents,
  orEmpty,
  orNull,
  price,
  ref,
  secret,
  sessionId,
  type Table,
  table,
  textLike,
  time,
  wholeLike,
  wordOf,
  words,
} from './columns.ts';

const { BalanceEntry, CardDetails, CardTopUp } = document.components.schemas;
const card = CardDetails.properties;
const toppedUp = CardTopUp.properties.amount;
const brand = words(...card.brand.enum);
const account = codeOf(
  /^(?:(?:user|held|uncollected):[A-Za-z0-9_-]{1,64}|platform|unclaimed|external:[a-z]{1,32})$/,
);
const hash = codeOf(/^[0-9a-f]{64}$/);
// Long enough for the longest reference: an id of a user, payment or session, and a client's key.
const reference = codeOf(/^\S{1,500}$/);

/** The ledger, payments, and saved cards. */
export const moneyTables: readonly Table[] = [
  table('ledger_transactions', ['id'], {
    id,
    reference,
    kind: words('credit', 'debit', 'hold', 'capture', 'release', 'penalty', 'payment', 'refund', 'forfeit'),
    ride_id: orNull(ref('rides')),
    admin_id: orNull(id),
    created_at: time,
  }),
  table('ledger_entries', [], {
    position: identity,
    transaction_id: ref('ledger_transactions'),
    account,
    amount: movedCents,
    description: textLike(BalanceEntry.properties.description),
  }),
  table('receivables', ['id'], {
    id,
    ride_id: ref('rides'),
    debtor_id: ref('users'),
    creditor_id: ref('users'),
    amount: price,
    open: cents,
    created_at: time,
  }),
  table('payments', ['id'], {
    position: identity,
    id,
    ride_id: ref('rides'),
    rider_id: ref('users'),
    method: wordOf('PaymentMethod'),
    status: words('pending', 'processing', 'paid', 'failed', 'expired'),
    amount: price,
    session_id: orNull(sessionId),
    gateway_key: orNull(reference),
    body_hash: orNull(hash),
    card_token: orNull(secret),
    card_last4: orNull(last4),
    claimed_at: orNull(time),
    failure_code: orNull(words('payment_declined', 'insufficient_balance', 'gateway_timeout')),
    created_at: time,
    expires_at: time,
    paid_at: orNull(time),
    refunded: cents,
    cash_confirmed_at: orNull(time),
  }),
  table('saved_cards', ['id'], {
    position: identity,
    id,
    user_id: ref('users'),
    token: essentialSecret,
    brand,
    last4,
    expiry_month: wholeLike(card.expiry_month),
    expiry_year: wholeLike(card.expiry_year),
    is_default: flag,
    created_at: time,
  }),
  table('top_ups', ['id'], {
    id,
    user_id: ref('users'),
    status: words('processing', 'paid', 'failed'),
    amount: between(toppedUp.minimum * 100, toppedUp.maximum * 100),
    gateway_key: reference,
    body_hash: hash,
    card_token: orNull(secret),
    card_brand: brand,
    // Empty once its owner's account is deleted.
    card_last4: orEmpty(last4),
    claimed_at: time,
    failure: orNull(words('declined', 'insufficient_funds', 'timeout')),
    created_at: time,
    paid_at: orNull(time),
  }),
  table('checkout_sessions', ['id'], {
    id: sessionId,
    payment_id: ref('payments'),
    ride_id: ref('rides'),
    rider_id: ref('users'),
    amount: price,
    url: orNull(secret),
    status: words('open', 'paid', 'failed', 'expired'),
    created_at: time,
    asked_at: time,
  }),
];
