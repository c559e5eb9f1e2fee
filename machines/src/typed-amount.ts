const arabicZero = 0x660;

/**
 * An amount as it is typed, with at most two decimals; NaN where it is none. Arabic digits, and a comma before the
 * cents, are as good as Latin digits and a point.
 */
export const typedAmount = (text: string): number => {
  const latin = text
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
    .replace(/[,٫]/, '.');
  return /^\d+(\.\d{0,2})?$/.test(latin) ? Number(latin) : Number.NaN;
};
