/** Converts cents to the major units of the contract. */
export const fromCents = (cents: number): number => cents / 100;

/** Converts a decimal amount to cents, rounded to the nearest cent. */
export const toCents = (amount: number): number => Math.round(amount * 100);

const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats an amount in major units for a sentence, in the product's currency. */
export const amountText = (amount: number): string =>
  `${amount < 0 ? '−' : ''}Ⓣ${decimals.format(Math.abs(amount))}`;
