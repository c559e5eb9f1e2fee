import document from '@mobility/openapi/document' with { type: 'json' };
import { expect, test } from 'vitest';
import { checkFor } from './check.ts';

const nameOfAPerson = document.components.schemas.RegisterRequest.properties.name.pattern;

const check = checkFor(
  {
    type: 'object',
    required: ['role'],
    additionalProperties: false,
    properties: {
      email: { type: 'string', format: 'email' },
      name: { type: 'string', minLength: 1, maxLength: 100 },
      password: { type: 'string', minLength: 6 },
      phone: { type: 'string', pattern: '^[0-9+() .\\-/]+$' },
      owner: { type: 'string', pattern: nameOfAPerson },
      plate: { type: 'string', pattern: '^[a-z]+$' },
      reason: { type: 'string', minLength: 1, pattern: '\\S' },
      passenger_count: { type: 'integer', minimum: 1, maximum: 4 },
      amount: { type: 'number', maximum: 1_000_000 },
      year: { type: 'integer', minimum: 2000 },
      role: { type: 'string', enum: ['rider', 'driver'] },
      note: { type: ['string', 'null'] },
      confirmation: { const: true },
      features: { type: 'array', maxItems: 1, items: { type: 'string' } },
      place: { not: {} },
    },
  },
  'body',
);
const said = (change: object) => check({ role: 'rider', ...change }).map(({ msg }) => msg);

test.each<[object, string]>([
  [{ email: 'not-an-email' }, 'email must be a valid e-mail address'],
  [{ name: 'x'.repeat(101) }, 'name must be at most 100 characters'],
  [{ name: '' }, 'name must not be blank'],
  [
    { owner: 'Maya \u202egnp.exe' },
    'owner must not be blank or contain marks that change the direction of text',
  ],
  [{ owner: ' ' }, 'owner must not be blank or contain marks that change the direction of text'],
  [{ password: '12345' }, 'password must be at least 6 characters'],
  [{ phone: 'call me' }, 'phone may contain digits, spaces and + ( ) . - / only'],
  [{ plate: 'a!' }, 'plate has characters that are not allowed here, or lacks some that are needed'],
  [{ reason: ' \n' }, 'reason must not be blank'],
  [{ reason: '' }, 'reason must not be blank'],
  [{ passenger_count: 0 }, 'passenger count must be at least 1'],
  [{ passenger_count: 5 }, 'passenger count must be at most 4'],
  [{ amount: 1_000_001 }, 'amount must be at most 1,000,000'],
  [{ year: 1999 }, 'year must be at least 2000'],
  [{ passenger_count: 1.5 }, 'passenger count must be a whole number'],
  [{ role: 'admin' }, 'role must be one of rider, driver'],
  [{ role: undefined }, 'role is required'],
  [{ note: 1 }, 'note must be text or empty'],
  [{ confirmation: false }, 'confirmation must be true'],
  [{ features: ['a', 'b'] }, 'features must have at most 1 entry'],
  [{ features: [1] }, 'features must be text'],
  [{ luggage: 2 }, 'luggage is not expected'],
  [{ place: 1 }, 'place is not valid'],
])('an invalid body gets a readable message: %j', (change, words) => {
  expect(said(change)).toEqual([words]);
});

test('an issue keeps its place and rule, and an issue of the whole value has a name too', () => {
  expect(check({ email: 'x', role: 'rider' })).toEqual([
    { loc: ['body', 'email'], msg: 'email must be a valid e-mail address', type: 'format' },
  ]);
  expect(check([])).toEqual([{ loc: ['body'], msg: 'body must be an object', type: 'type' }]);
});

const topUp = checkFor({ $ref: '#/components/schemas/TopUpRequest' }, 'body');
const payment = checkFor({ $ref: '#/components/schemas/ProcessPaymentRequest' }, 'body');
const card = { last4: '4242', brand: 'visa', expiry_month: 12, expiry_year: 2030 };
const card_id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

test.each<[typeof topUp, object, string[]]>([
  [topUp, { amount: 0, card_id }, ['amount must be at least 1']],
  [topUp, { amount: 0, stripe_token: 'tok' }, ['card details is required', 'amount must be at least 1']],
  [topUp, { amount: 5, card_id, extra: 1 }, ['extra is not expected']],
  [topUp, [], ['body must be an object']],
  [payment, { payment_method: 'cash', extra: 1 }, ['extra is not expected']],
  [payment, { payment_method: 'stripe' }, ['stripe token is required', 'card details is required']],
  [
    payment,
    {
      payment_method: 'stripe',
      stripe_token: 'tok',
      card_details: { ...card, brand: 'own', last4: '1', more: 1 },
    },
    [
      'more is not expected',
      'last4 must be at least 4 characters',
      'brand must be one of visa, mastercard, amex, unknown',
    ],
  ],
  [payment, { payment_method: 'stripe', card_id, extra: 1 }, ['extra is not expected']],
  [payment, { payment_method: 'barter' }, ['payment method must be one of balance, cash, stripe']],
])('the errors of a body with branches are those of the best matching branch: %#', (check, body, words) => {
  expect(check(body).map(({ msg }) => msg)).toEqual(words);
});

test('issues in nested branches and lists are reported at their places', () => {
  const code = { type: 'string', minLength: 3, pattern: '^[a-z]+$' };
  const moment = { oneOf: [{ type: 'string', maxLength: 5 }, { type: 'number' }] };
  const list = { type: 'array', items: { oneOf: [{ oneOf: [code, moment] }, { type: 'null' }] } };
  const check = checkFor({ type: 'object', required: ['name'], properties: { list } }, 'body');
  expect(check({ list: ['Aa', null, true, 5] })).toEqual([
    expect.objectContaining({ loc: ['body', 'name'] }),
    expect.objectContaining({ loc: ['body', 'list', '2'], msg: 'list must be text' }),
  ]);
});

test('a value that matches two branches is invalid', () => {
  const check = checkFor({ oneOf: [{ type: 'string' }, { maxLength: 5 }] }, 'body');
  expect(check('abc')).toEqual([{ loc: ['body'], msg: 'body is not valid', type: 'oneOf' }]);
});
