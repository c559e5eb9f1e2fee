/** Major units of the wire from cents. */
export const fromCents = (cents: number): number => cents / 100;

/** Cents from a decimal amount, rounded to the nearest one. */
export const toCents = (amount: number): number => Math.round(amount * 100);

/** A share of an amount in cents, rounded to the nearest cent. */
export const shareOf = (cents: number, fraction: number): number => Math.round(cents * fraction);

const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount of the wire as a sentence shows it, in the product's currency. */
export const amountText = (amount: number): string =>
  `${amount < 0 ? '−' : ''}Ⓣ${decimals.format(Math.abs(amount))}`;
