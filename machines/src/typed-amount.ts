const arabicZero = 0x660;

/** The notations of an amount. A comma, a point or the Arabic mark separates groups of three digits. */
const notations = [
  /^(?<whole>\d+)(?:[.,٫](?<cents>\d{0,2}))?$/,
  /^(?<whole>[1-9]\d{0,2}(?:,\d{3})+)\.(?<cents>\d{0,2})$/,
  /^(?<whole>[1-9]\d{0,2}(?:\.\d{3})+),(?<cents>\d{0,2})$/,
  /^(?<whole>[1-9]\d{0,2}(?:(?:,\d{3}){2,}|(?:\.\d{3}){2,}))$/,
  /^(?<whole>[1-9]\d{0,2}(?:٬\d{3})+)(?:٫(?<cents>\d{0,2}))?$/,
];

/**
 * An amount as it is typed, with at most two decimals; NaN if the text is not an amount. Digits are
 * Latin or Arabic. A comma or a point before fewer than three digits separates the cents. A single one before three digits
 * is refused: 1,500 is one and a half in one language and fifteen hundred in another, and 10.005 may be a slip.
 */
export const typedAmount = (text: string): number => {
  const latin = text.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero));
  for (const notation of notations) {
    const { whole, cents } = notation.exec(latin)?.groups ?? {};
    if (whole) return Number(`${whole.replace(/\D/g, '')}.${cents ?? ''}`);
  }
  return Number.NaN;
};
