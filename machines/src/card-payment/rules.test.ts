import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardDetailsOf } from './form.ts';
import { brandOf, cardErrors, formatCardNumber, formatCvc, formatExpiry } from './rules.ts';
import { secret } from './secret.ts';

const form = (rest: Partial<{ number: string; expiry: string; cvc: string; name: string }> = {}) => {
  const { number, expiry, cvc, name } = {
    number: '4242 4242 4242 4242',
    expiry: '12/30',
    cvc: '123',
    name: 'Ada',
    ...rest,
  };
  return { number: secret(number), expiry, cvc: secret(cvc), name };
};
const digits = (text: string): string => text.replace(/\D/g, '');

describe('formatters', () => {
  it('group a number by four', () => {
    expect(formatCardNumber('4242-4242x42424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('42424')).toBe('4242 4');
    expect(formatCardNumber('12345678901234567890')).toBe('1234 5678 9012 3456');
  });

  it('put a slash after the month, and let a backspace delete it', () => {
    expect(['1', '12', '123', '1230', '12309', '12/'].map(formatExpiry)).toEqual([
      '1',
      '12',
      '12/3',
      '12/30',
      '12/30',
      '12',
    ]);
  });

  it('limit the length, keep the order of the digits, and are idempotent', () => {
    const cases = [
      [formatCardNumber, 19],
      [formatExpiry, 5],
      [formatCvc, 4],
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...cases), fc.string(), fc.nat(), ([format, longest], text, salt) => {
        const typed = `${text}${salt}`;
        const once = format(typed);
        expect(once.length).toBeLessThanOrEqual(longest);
        expect(digits(typed).startsWith(digits(once))).toBe(true);
        expect(format(once)).toBe(once);
      }),
    );
  });
});

describe('the form', () => {
  it.each([
    [{}, {}],
    [{ number: '4242 4242 4242' }, { number: 'card.invalidNumber' }],
    [{ number: '4242 4242 4242 4' }, {}],
    [{ expiry: '1230' }, { expiry: 'card.invalidExpiry' }],
    [{ expiry: '00/30' }, { expiry: 'card.invalidExpiry' }],
    [{ expiry: '13/30' }, { expiry: 'card.invalidExpiry' }],
    [{ expiry: '01/20' }, {}],
    [{ cvc: '12' }, { cvc: 'card.invalidCvc' }],
    [{ cvc: '1234' }, {}],
    [{ name: '  ' }, { name: 'card.nameRequired' }],
    [
      { number: '', expiry: '', cvc: '', name: '' },
      {
        number: 'card.invalidNumber',
        expiry: 'card.invalidExpiry',
        cvc: 'card.invalidCvc',
        name: 'card.nameRequired',
      },
    ],
  ])('validates %j with the issues %j', (rest, errors) => {
    expect(cardErrors(form(rest))).toEqual(errors);
  });

  it('derives the brand from the first digit', () => {
    expect(['4', '5', '2', '3', '6', ''].map(brandOf)).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'amex',
      'unknown',
      'unknown',
    ]);
  });

  it('sends the last four digits and the date as numbers', () => {
    expect(cardDetailsOf(form({ expiry: '07/31' }))).toEqual({
      last4: '4242',
      brand: 'visa',
      expiry_month: 7,
      expiry_year: 2031,
    });
  });
});
