import { NumberParser } from '@internationalized/number';

/** The marks that a language writes between the groups of a number and before its decimals. */
const marksOf = (locale: string): { group: string; decimal: string } => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_111_111.5);
  const markOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return { group: markOf('group'), decimal: markOf('decimal') };
};

/**
 * An amount as it is typed in a language, with at most two decimals; NaN if the text is not an amount. Groups may be left
 * out and are otherwise complete, so that a comma or a point of another language is refused: in English, 12,50 and 1.000.
 */
export const amountIn = (locale: string, text: string): number => {
  const typed = text.trim();
  const parser = new NumberParser(locale);
  if (!parser.isValidPartialNumber(typed, 0)) return Number.NaN;
  const amount = parser.parse(typed);
  const written = `${locale}-u-nu-${parser.getNumberingSystem(typed)}`;
  const { group, decimal } = marksOf(written);
  const [whole = '', cents = ''] = typed.split(decimal);
  const isGrouped = group !== '' && typed.includes(group);
  const areGroupsWhole = !isGrouped || whole === new Intl.NumberFormat(written).format(Math.trunc(amount));
  const areCentsTwo = cents.length <= 2 && Number(amount.toFixed(2)) === amount;
  return areGroupsWhole && areCentsTwo ? amount : Number.NaN;
};
