import type { Language } from '@mobility/openapi';
import { describe, expect, it } from 'vitest';
import type { PaymentRow } from '../money/payment.ts';
import type { RideRow } from '../ride.ts';
import { passwordResetMail, validationMail } from './links.ts';
import { textsIn, type WrittenMail } from './mail.ts';
import { paymentReminder, rideReceipt, topUpReceipt } from './receipts.ts';

const name = 'Maya Chen';
const link = 'https://ride.example/somewhere?token=abc';
const [pickup_address, dropoff_address] = ['Pier 39', 'Coit Tower'];
const at = Date.UTC(2026, 10, 20, 12);
// Mails read these columns only.
const ride = { id: 'RIDE6JCMPPND', pickup_address, dropoff_address, fare: 123_456 } as RideRow;
const payment = (method: PaymentRow['method'], card_last4: string | null = null) =>
  ({ id: 'PAYMENT1', method, card_last4, amount: 123_456, paid_at: at }) as PaymentRow;

/** Each mail that the server sends. */
const mails: Record<string, (language: Language) => WrittenMail> = {
  validation: (language) => validationMail({ name, language }, link),
  'password reset': (language) => passwordResetMail({ name, language }, link),
  'receipt of a ride paid in cash': (language) => rideReceipt(payment('cash'), ride, { name, language }),
  'receipt of a ride paid from the balance': (language) =>
    rideReceipt(payment('balance'), ride, { name, language }),
  'receipt of a ride paid by card': (language) => rideReceipt(payment('stripe'), ride, { name, language }),
  'receipt of a ride paid by a known card': (language) =>
    rideReceipt(payment('stripe', '4242'), ride, { name, language }),
  'receipt of a top-up': (language) =>
    topUpReceipt({ id: 'PAYMENT1', amount: 123_456, at }, { name, language }),
  'payment reminder': (language) => paymentReminder(ride, { name, language }, link),
};
const kinds = Object.keys(mails);
const write = (kind: string, language: Language): WrittenMail => {
  const mail = mails[kind]?.(language);
  if (!mail) throw new Error(`No mail ${kind}`);
  return mail;
};

/** Subject and text without the values that every language has in common. */
const wordsOf = ({ subject, text }: WrittenMail): string =>
  [name, link, pickup_address, dropoff_address, '#6JCMPPND', 'PAYMENT1', 'Mobility', 'USD', 'UTC'].reduce(
    (words, value) => words.replaceAll(value, ''),
    `${subject}\n${text}`,
  );

describe.each(kinds)('the %s', (kind) => {
  it.each(['de-DE', 'ar-AE'] as const)('has no line of the English one in %s', (language) => {
    const english = wordsOf(write(kind, 'en-US'));
    const lines = wordsOf(write(kind, language)).split('\n');
    const same = lines.filter((line) => /\p{L}/u.test(line) && english.split('\n').includes(line));
    expect(same).toEqual([]);
  });

  it('has no English word in German', () => {
    expect(wordsOf(write(kind, 'de-DE'))).not.toMatch(
      /\b(the|you|your|is|not|for|please|ride|paid|card|cash|amount|date|from|to|hello)\b/i,
    );
  });

  it('has no Latin letter in Arabic', () => {
    expect(wordsOf(write(kind, 'ar-AE'))).not.toMatch(/\p{Script=Latin}/u);
  });

  it.each(['en-US', 'de-DE', 'ar-AE'] as const)('says in %s what it is in', (language) => {
    expect(write(kind, language).language).toBe(language);
  });
});

it.each([
  ['en-US', 'Amount:  USD\u00a01,234.56', 'Date:    November 20, 2026 at 12:00'],
  ['de-DE', 'Betrag:      1.234,56\u00a0USD', 'Datum:       20. November 2026 um 12:00 UTC'],
  ['ar-AE', '1,234.56', '20 نوفمبر 2026'],
] as const)('a receipt in %s has its amount and date in the form of that language', (language, ...parts) => {
  const { text } = write('receipt of a ride paid in cash', language);
  for (const part of parts) expect(text).toContain(part);
});

it('a link has a line of its own, without marks of direction', () => {
  for (const kind of ['validation', 'password reset', 'payment reminder'])
    for (const language of ['en-US', 'de-DE', 'ar-AE'] as const)
      expect(write(kind, language).text.split('\n')).toContain(link);
});

it('a value in an Arabic mail is isolated from the words around it', () => {
  expect(write('receipt of a ride paid in cash', 'ar-AE').text).toContain('\u2068Pier 39\u2069');
});

it('a name or an address with line breaks adds no line', () => {
  const evil = `Eve\n\n${link}`;
  const greeted = validationMail({ name: evil, language: 'en-US' }, 'https://ride.example/verify');
  const reminded = paymentReminder(
    { ...ride, pickup_address: evil },
    { name, language: 'en-US' },
    'https://x.y',
  );
  const paid = rideReceipt(payment('cash'), { ...ride, dropoff_address: evil }, { name, language: 'en-US' });
  for (const { text } of [greeted, reminded, paid]) expect(text.split('\n')).not.toContain(link);
});

it.each(['de-DE', 'ar-AE'] as const)('the description of a checkout is written in %s', (language) => {
  const { ride: rideOf, topUp, card } = textsIn(language).checkout;
  const english = textsIn('en-US').checkout;
  expect([rideOf('#1'), topUp, card]).not.toContain(english.ride('#1'));
  expect([topUp, card]).not.toEqual([english.topUp, english.card]);
});
