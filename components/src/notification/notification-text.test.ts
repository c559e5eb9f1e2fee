import { served } from '@mobility/machines/inbox';
import type { Notification } from '@mobility/openapi';
import document from '@mobility/openapi/document' with { type: 'json' };
import balance from '@mobility/openapi/examples/LiveMessage.balance_transaction.json' with { type: 'json' };
import fromAdmin from '@mobility/openapi/examples/Notification.admin_message.json' with { type: 'json' };
import accepted from '@mobility/openapi/examples/Notification.ride_accepted.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { createSentences } from '../intl/create-sentences.ts';
import arAE from '../intl/generated/ar-AE/index.ts';
import deDE from '../intl/generated/de-DE/index.ts';
import { notices } from '../intl/generated/en-US/notices.ts';
import { notificationText } from './notification-text.ts';

const receiver = { id: 'r1', role: 'rider' } as const;
const english = createSentences('en-US');
const german = createSentences('de-DE', deDE);
const arabic = createSentences('ar-AE', arAE);
const stored = (changes: object): Notification => ({ ...accepted, type: 'ride_accepted', ...changes });
const of = (notification: Notification) => served(notification, receiver);

test('a stored notification is shown in the language of the locale', () => {
  const notification = of(stored({}));
  expect(notificationText(notification, english)).toEqual({
    title: 'Ride Accepted',
    message: 'Ride accepted by Luis Ortega, arriving in 4 min',
  });
  expect(notificationText(notification, german)).toEqual({
    title: 'Fahrt angenommen',
    message: 'Fahrt angenommen von Luis Ortega, Ankunft in 4 Min.',
  });
  expect(notificationText(notification, arabic).message).toMatch(/[\u0600-\u06ff]/);
});

test('the purpose of a balance transaction is shown in the language of the locale', () => {
  const { type: _, ...rest } = balance;
  const notification = of(
    stored({
      type: 'balance_transaction',
      title: 'Balance Updated',
      message: 'In English',
      data: { type: 'balance_transaction', ...rest },
    }),
  );
  expect(notificationText(notification, english).message).toBe('In English');
  expect(notificationText(notification, german).message).toMatch(
    /^Zahlung für Fahrt #6JCMPLTD: −10,42\sⓉ\. Neues Guthaben: /,
  );
});

test.each([
  ['request_taken', 'Diese Fahrtanfrage hat ein anderer Fahrer angenommen'],
  ['request_kept_for_another', 'Diese Fahrtanfrage wird gerade einem anderen Fahrer angeboten'],
  ['request_expired', 'Diese Fahrtanfrage ist abgelaufen'],
  ['request_withdrawn', 'Diese Fahrtanfrage ist nicht mehr verfügbar'],
  ['surge', 'In English'],
])('why a request is gone, %s, is the same in the list as in the alert', (kind, message) => {
  const data = { type: 'ride_no_longer_available', message: 'In English', notice: { kind } };
  const notification = of(stored({ title: 'Ride No Longer Available', message: 'In English', data }));
  expect(notificationText(notification, english).message).toBe('In English');
  expect(notificationText(notification, german)).toEqual({ title: 'Fahrt nicht mehr verfügbar', message });
});

test('a stored request to pay says why it was sent, as its alert does', () => {
  const text = 'Your driver did not receive your cash payment';
  const data = { type: 'payment_required', amount: 19.59, message: text, notice: { kind: 'cash_missing' } };
  const notification = of(stored({ title: 'Payment Required', message: 'Payment required: 19.59', data }));
  expect(notificationText(notification, english).message).toBe(text);
  expect(notificationText(notification, german).message).toMatch(
    /^Ihre Barzahlung ist nicht beim Fahrer angekommen/,
  );
});

test('every kind of notice of the contract has a text', () => {
  const kinds = document.components.schemas.NoticeKind.enum;
  expect(Object.keys(notices.messages).sort()).toEqual([...kinds].sort());
});

test('the words of a person stay as they are, and the notice of the product does not', () => {
  expect(notificationText(of({ ...fromAdmin, type: 'admin_message' }), german)).toEqual({
    title: 'Nachricht der Verwaltung zu Ihrer Fahrt',
    message: 'The road to the ferry is closed. Please meet at the corner.',
  });
  const data = {
    type: 'ride_message',
    sender_role: 'system',
    message: 'x',
    notice: { kind: 'driver_cancelled' },
  };
  expect(notificationText(of(stored({ data })), german).message).toBe(
    'Ihr Fahrer hat storniert. Wir suchen einen anderen.',
  );
});

test('the text of the server is shown where its data is unknown or incomplete', () => {
  const texts = { title: 'Surge', message: 'Prices are high' };
  for (const data of [
    undefined,
    {},
    { type: 'surge' },
    { type: 'ride_accepted', estimated_arrival: 4 },
    { type: 'ride_message', message: 'Prices are high', sender_role: 'system', notice: { kind: 'surge' } },
  ])
    expect(notificationText(of(stored({ ...texts, data })), german).message).toBe('Prices are high');
});
