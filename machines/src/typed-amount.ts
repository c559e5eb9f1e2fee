import { latinDigits } from './latin-digits.ts';

/** The notations that mean the same in every language. */
const notations = [
  /^(?<whole>\d+)(?:[.,٫](?<cents>\d{0,2}))?$/,
  /^[.,٫](?<cents>\d{1,2})$/,
  /^(?<whole>[1-9]\d{0,2}(?:,\d{3})+)\.(?<cents>\d{0,2})$/,
  /^(?<whole>[1-9]\d{0,2}(?:\.\d{3})+),(?<cents>\d{0,2})$/,
  /^(?<whole>[1-9]\d{0,2}(?:(?:,\d{3}){2,}|(?:\.\d{3}){2,}))$/,
  /^(?<whole>[1-9]\d{0,2}(?:٬\d{3})+)(?:٫(?<cents>\d{0,2}))?$/,
];

/** A mark before three digits that are the last ones, written as the language groups its numbers. */
const isGroupOf = (locale: string, typed: string): boolean => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_000_000);
  const group = parts.find(({ type }) => type === 'group')?.value ?? '';
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(typed) && group !== '' && typed.includes(group);
};

/**
 * An amount of money as it is typed in a language, with at most two decimals; NaN if the text is not an amount. Digits are
 * Latin, Arabic or Persian.
 *
 * What can be read in one way only is read in every language: a comma or a point before one or two last digits separates
 * the cents, so 1,50 is one and a half and never 150; of two different marks the last separates the cents, and a mark that
 * is repeated separates groups. Groups have three digits each. One comma or point before three last digits is read only
 * where it is the group mark of the language: 1,000 is a thousand in English and refused in German, where it is one with
 * three decimals, and 1.000 the other way round. Anything else is refused rather than guessed.
 */
export const typedAmount = (text: string, locale: string): number => {
  const typed = text.trim();
  if (isGroupOf(locale, typed)) return Number(typed.replace(/\D/g, ''));
  const latin = latinDigits(typed);
  const groups = notations.map((notation) => notation.exec(latin)?.groups).find(Boolean);
  if (!groups) return Number.NaN;
  const { whole = '0', cents = '' } = groups;
  return Number(`${whole.replace(/\D/g, '')}.${cents}`);
};

/** Whether a text is the same amount, or none, in both languages. */
export const isReadAlike = (text: string, locale: string, other: string): boolean =>
  Object.is(typedAmount(text, locale), typedAmount(text, other));
