/** The text with Latin digits for those of Arabic and Persian, whose codes end with their value. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
