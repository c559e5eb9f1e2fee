import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readStripeMessage } from './webhook.ts';

const secret = 'whsec_test_canary';
const now = Date.UTC(2026, 10, 20, 12);
const payload = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { id: 'cs_1', object: 'checkout.session' } },
});
const sign = (text: string, time: number, by = secret): string =>
  createHmac('sha256', by).update(`${time}.${text}`).digest('hex');
const headerAt = (ms: number, text = payload, by = secret): string => {
  const time = Math.floor(ms / 1000);
  return `t=${time},v1=${sign(text, time, by)},v0=abc`;
};
const page = { about: 'page', id: 'cs_1' };

test.each([
  ['signed now', headerAt(now), page],
  ['signed five minutes ago', headerAt(now - 300_000), page],
  [
    'signed by both secrets while one is replaced',
    `${headerAt(now, payload, 'whsec_old')},${headerAt(now).split(',')[1]}`,
    page,
  ],
  ['signed more than five minutes ago', headerAt(now - 302_000), null],
  ['signed in the future', headerAt(now + 302_000), null],
  ['signed by another secret', headerAt(now, payload, 'whsec_other'), null],
  ['with the signature of another body', headerAt(now, `${payload} `), null],
  ['with a shortened signature', headerAt(now).replace(/(v1=.{10})[^,]*/, '$1'), null],
  ['with a signature of another scheme only', headerAt(now).replace('v1=', 'v2='), null],
  ['without a time', headerAt(now).replace(/t=\d+/, 't='), null],
  ['without a signature', '', null],
])('a message %s is read as %j', (_name, header, read) => {
  expect(readStripeMessage(payload, header, secret, now)).toEqual(read);
});

test.each([
  [
    { type: 'charge.refunded', data: { object: { id: 'ch_1', payment_intent: 'pi_1' } } },
    { about: 'charge', id: 'pi_1' },
  ],
  [
    { type: 'refund.failed', data: { object: { id: 're_1' } } },
    { about: 'refund', id: 're_1' },
  ],
  [{ type: 'charge.refunded', data: { object: { id: 'ch_1', payment_intent: null } } }, 'other'],
  [
    { type: 'checkout.session.expired', data: { object: { id: 'cs_2' } } },
    { about: 'page', id: 'cs_2' },
  ],
  [
    { type: 'checkout.session.async_payment_failed', data: { object: { id: 'cs_3' } } },
    { about: 'page', id: 'cs_3' },
  ],
  [{ type: 'customer.created', data: { object: { id: 'cus_1' } } }, 'other'],
  [{}, 'other'],
  [[], 'other'],
  ['text', 'other'],
])('%j is read as %j', (event, read) => {
  const text = JSON.stringify(event);
  expect(readStripeMessage(text, headerAt(now, text), secret, now)).toEqual(read);
});

test('a signed body that is not JSON is ignored', () => {
  expect(readStripeMessage('{', headerAt(now, '{'), secret, now)).toBe('other');
});
