const arabicZero = 0x660;

/**
 * An amount as it is typed, with at most two decimals; NaN if the text is not an amount. Arabic
 * digits, and a comma before the cents, are accepted like Latin digits and a point.
 */
export const typedAmount = (text: string): number => {
  const latin = text
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
    .replace(/[,٫]/, '.');
  return /^\d+(\.\d{0,2})?$/.test(latin) ? Number(latin) : Number.NaN;
};
