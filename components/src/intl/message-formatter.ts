import type { Locale } from './locale.ts';
import type { MessageFormatter } from './message.ts';

type Option = string | (() => string);

const textOf = (option: Option | undefined): string =>
  typeof option === 'function' ? option() : (option ?? '');

const createMessageFormatter = (locale: Locale): MessageFormatter => {
  const rules = new Map<string, Intl.PluralRules>();
  const rulesOf = (type: Intl.PluralRuleType): Intl.PluralRules => {
    const known = rules.get(type) ?? new Intl.PluralRules(locale, { type });
    rules.set(type, known);
    return known;
  };
  const numbers = new Intl.NumberFormat(locale);
  return {
    plural: (count, options, type = 'cardinal') =>
      textOf(options[`=${count}`] ?? options[rulesOf(type).select(count ?? 0)] ?? options.other),
    number: (value) => (typeof value === 'number' ? numbers.format(value) : ''),
    select: (options, value) => textOf(options[value] ?? options.other),
  };
};

const formatters = new Map<Locale, MessageFormatter>();

/** Formats the plurals, numbers and choices of compiled messages in a locale. */
export const messageFormatter = (locale: Locale): MessageFormatter => {
  const formatter = formatters.get(locale) ?? createMessageFormatter(locale);
  formatters.set(locale, formatter);
  return formatter;
};
