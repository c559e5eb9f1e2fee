import { defaultLocale, type Locale } from '../intl/locale.ts';
import { cached } from './cached.ts';

/** The in-app currency and US dollars; one of the first is worth one of the second. */
export type Currency = 'T' | 'USD';

/** A part of an amount; `symbol` marks the currency sign. */
export type MoneyPart = { type: 'symbol' | 'text'; value: string };

const symbols: Record<Currency, string> = { T: 'Ⓣ', USD: '$' };

const moneyFormat = cached(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }),
);
const amountFormat = cached(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** An amount with two decimals and no currency. */
export const formatAmount = (amount: number, locale: Locale = defaultLocale): string =>
  amountFormat(locale).format(amount);

/** An amount in parts, in the order of the locale, so that a component can draw the symbol. A whole one has no decimals. */
export const moneyParts = (
  amount: number,
  locale: Locale = defaultLocale,
  currency: Currency = 'T',
  isWhole = false,
): MoneyPart[] => {
  // A server may leave an amount out, and no screen says NaN.
  if (!Number.isFinite(amount)) return [{ type: 'text', value: '–' }];
  return moneyFormat(locale)
    .formatToParts(amount)
    .filter(({ type }) => !(isWhole && (type === 'decimal' || type === 'fraction')))
    .map(({ type, value }) => {
      if (type === 'currency') return { type: 'symbol', value: symbols[currency] };
      return { type: 'text', value: type === 'minusSign' ? value.replace('-', '−') : value };
    });
};

/** An amount with its symbol: Ⓣ2,846.90 in en-US, 2.846,90 Ⓣ in de-DE. */
export const formatMoney = (amount: number, locale?: Locale, currency?: Currency): string =>
  moneyParts(amount, locale, currency)
    .map(({ value }) => value)
    .join('');

/** An amount that a balance gained or lost, with its sign: +Ⓣ4.20, −Ⓣ2.08. */
export const formatSignedMoney = (amount: number, locale?: Locale): string =>
  `${amount > 0 ? '+' : ''}${formatMoney(amount, locale)}`;
