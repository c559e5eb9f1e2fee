import { defaultLocale, type Locale } from '../intl/locale.ts';
import { cached } from './cached.ts';

/** The in-app currency and US dollars; one of the first is worth one of the second. */
export type Currency = 'T' | 'USD';

/** A part of an amount; `symbol` marks the currency sign. */
export type MoneyPart = { type: 'symbol' | 'text'; value: string };

const symbols: Record<Currency, string> = { T: 'Ⓣ', USD: '$' };

const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
const moneyFormat = cached((locale) => new Intl.NumberFormat(locale, options));
const signedFormat = cached(
  (locale) => new Intl.NumberFormat(locale, { ...options, signDisplay: 'exceptZero' }),
);
const amountFormat = cached(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** An amount with two decimals and no currency. */
export const formatAmount = (amount: number, locale: Locale = defaultLocale): string =>
  amountFormat(locale).format(amount);

/** How an amount is written: a whole one has no decimals, a signed one shows that it came in. */
export type MoneyStyle = { isWhole?: boolean; isSigned?: boolean };

/** An amount in parts, in the order of the locale, so that a component can draw the symbol. */
export const moneyParts = (
  amount: number,
  locale: Locale = defaultLocale,
  currency: Currency = 'T',
  { isWhole = false, isSigned = false }: MoneyStyle = {},
): MoneyPart[] => {
  // A server may leave an amount out, and no screen says NaN.
  if (!Number.isFinite(amount)) return [{ type: 'text', value: '–' }];
  return (isSigned ? signedFormat : moneyFormat)(locale)
    .formatToParts(amount)
    .filter(({ type }) => !(isWhole && (type === 'decimal' || type === 'fraction')))
    .map(({ type, value }) => {
      if (type === 'currency') return { type: 'symbol', value: symbols[currency] };
      return { type: 'text', value: type === 'minusSign' ? value.replace('-', '−') : value };
    });
};

const textOf = (parts: MoneyPart[]): string => parts.map(({ value }) => value).join('');

/** An amount with its symbol: Ⓣ2,846.90 in en-US, 2.846,90 Ⓣ in de-DE. */
export const formatMoney = (amount: number, locale?: Locale, currency?: Currency): string =>
  textOf(moneyParts(amount, locale, currency));

/** An amount that a balance gained or lost, with its sign: +Ⓣ4.20, −Ⓣ2.08. */
export const formatSignedMoney = (amount: number, locale?: Locale): string =>
  textOf(moneyParts(amount, locale, 'T', { isSigned: true }));
