import { expect, test } from 'vitest';
import { checkFor } from './validation.ts';

const check = checkFor(
  {
    type: 'object',
    required: ['role'],
    additionalProperties: false,
    properties: {
      email: { type: 'string', format: 'email' },
      name: { type: 'string', minLength: 1, maxLength: 100 },
      password: { type: 'string', minLength: 6 },
      phone: { type: 'string', pattern: '^[0-9]+$' },
      passenger_count: { type: 'integer', minimum: 1, maximum: 4 },
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
  [{ name: '' }, 'name must not be empty'],
  [{ password: '12345' }, 'password must be at least 6 characters'],
  [{ phone: 'call me' }, 'phone has characters that are not allowed here, or lacks some that are needed'],
  [{ passenger_count: 0 }, 'passenger count must be at least 1'],
  [{ passenger_count: 5 }, 'passenger count must be at most 4'],
  [{ passenger_count: 1.5 }, 'passenger count must be a whole number'],
  [{ role: 'admin' }, 'role must be one of rider, driver'],
  [{ role: undefined }, 'role is required'],
  [{ note: 1 }, 'note must be text or empty'],
  [{ confirmation: false }, 'confirmation must be true'],
  [{ features: ['a', 'b'] }, 'features must have at most 1 entry'],
  [{ features: [1] }, 'features must be text'],
  [{ luggage: 2 }, 'luggage is not expected'],
  [{ place: 1 }, 'place is not valid'],
])('%j is answered in plain words', (change, words) => {
  expect(said(change)).toEqual([words]);
});

test('the place and the rule stay as they are, and the value itself has a name too', () => {
  expect(check({ email: 'x', role: 'rider' })).toEqual([
    { loc: ['body', 'email'], msg: 'email must be a valid e-mail address', type: 'format' },
  ]);
  expect(check([])).toEqual([{ loc: ['body'], msg: 'body must be an object', type: 'type' }]);
});
