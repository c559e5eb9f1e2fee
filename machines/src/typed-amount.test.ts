import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedAmount } from './typed-amount.ts';

const locales = ['en-US', 'de-DE', 'ar-AE'] as const;

it.each([
  ['5', 5],
  [' 75.5 ', 75.5],
  ['5.', 5],
  ['.5', 0.5],
  [',50', 0.5],
  ['1,50', 1.5],
  ['1.50', 1.5],
  ['10,5', 10.5],
  ['0,99', 0.99],
  ['1000', 1000],
  ['1,000.', 1000],
  ['1.000,', 1000],
  ['1,000.50', 1000.5],
  ['1.000,50', 1000.5],
  ['12,345,678.9', 12_345_678.9],
  ['12.345.678,9', 12_345_678.9],
  ['1,000,000', 1_000_000],
  ['1.000.000', 1_000_000],
  ['١٠٫٥٠', 10.5],
  ['٫٥', 0.5],
  ['١٠,٥٠', 10.5],
  ['١٬٠٠٠', 1000],
  ['١٬٠٠٠٫٥٠', 1000.5],
  ['١٬٠٠٠٬٠٠٠', 1_000_000],
  ['۱۰٫۵', 10.5],
])('reads %j as %d in every language', (text, amount) => {
  for (const locale of locales) expect(typedAmount(text, locale)).toBe(amount);
});

it.each([
  ['en-US', '1,000', 1000],
  ['en-US', '12,345', 12_345],
  ['de-DE', '1.000', 1000],
  ['ar-AE', '1,000', 1000],
])('in %s, reads %j as %d', (locale, text, amount) => {
  expect(typedAmount(text, locale)).toBe(amount);
});

it.each([
  ['en-US', '1.000'],
  ['en-US', '10.005'],
  ['de-DE', '1,000'],
  ['de-DE', '10,005'],
  ['ar-AE', '1.000'],
  ['ar-AE', '١,٠٠٠'],
  ['ar-AE', '١٫٠٠٠'],
])('in %s, refuses %j, which may mean two amounts', (locale, text) => {
  expect(typedAmount(text, locale)).toBeNaN();
});

it.each([
  [''],
  ['.'],
  ['five'],
  ['-5'],
  ['+5'],
  ['1e2'],
  ['0x10'],
  ['$5'],
  ['10.0055'],
  ['0,500'],
  ['0.500'],
  ['.500'],
  ['01,000'],
  ['1000,000'],
  ['1,00,000'],
  ['1,000,00'],
  ['1,000.000'],
  ['1.000.50'],
  ['1,000,'],
  ['1.000,505'],
  ['1,234.567,89'],
  ['1٫000'],
  ['1 000'],
  ['Infinity'],
])('refuses %j in every language', (text) => {
  for (const locale of locales) expect(typedAmount(text, locale)).toBeNaN();
});

it('reads every amount as the language writes it', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(cents, fc.constantFrom(...locales, 'ar-EG'), (amount, locale) => {
      const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount / 100);
      expect(typedAmount(written, locale)).toBe(amount / 100);
    }),
  );
});

it('reads any text as whole cents or not at all', () => {
  const texts = fc.array(fc.constantFrom(...'0123456789.,٫٬٠٩')).map((marks) => marks.join(''));
  fc.assert(
    fc.property(texts, fc.constantFrom(...locales), (text, locale) => {
      const amount = typedAmount(text, locale);
      expect(Number.isNaN(amount) || (amount >= 0 && Number(amount.toFixed(2)) === amount)).toBe(true);
    }),
  );
});
