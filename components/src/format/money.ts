/** The in-app currency and US dollars; one of the first is worth one of the second. */
export type Currency = 'T' | 'USD';

const amountFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount with its two decimals and no sign of a currency. */
export const formatAmount = (amount: number): string => amountFormat.format(amount);

/** Money as text. On a page the Money component draws the sign, which no bundled font has. */
export const formatMoney = (amount: number, currency: Currency = 'T'): string =>
  `${amount < 0 ? '−' : ''}${currency === 'USD' ? '$' : 'Ⓣ'}${formatAmount(Math.abs(amount))}`;
