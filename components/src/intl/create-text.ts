import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import { formatMoney } from '../format/money.ts';
import type { Locale } from './locale.ts';
import type { Catalogue, CompiledMessage, Dictionary, ValuesOf } from './message.ts';
import { isMoneyParameter } from './money-parameters.ts';

/** Values by parameter name, as a message without static types takes them. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** Formats the messages of one domain. */
export type Text<Messages extends Record<string, CompiledMessage>> = <Key extends keyof Messages & string>(
  key: Key,
  ...values: ValuesOf<Messages[Key]> extends undefined ? [] : [values: ValuesOf<Messages[Key]>]
) => string;

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const formattedValue = (name: string, value: string | number, locale: Locale): string | number =>
  typeof value === 'number' && isMoneyParameter(name) ? formatMoney(value, locale) : value;

/** Formats amounts, and says by `hasX` which parameters have a value. */
const argumentsFrom = (values: Values, locale: Locale): Record<string, string | number> => {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    const isPresent = value !== undefined && value !== '';
    args[`has${capitalized(name)}`] = isPresent ? 'yes' : 'no';
    if (isPresent) args[name] = formattedValue(name, value, locale);
  }
  return args;
};

/** Formats any key of a domain; `createText` types the keys and values. */
export const createFormatter = (
  locale: Locale,
  { domain, messages }: Dictionary,
  translations: Catalogue = {},
): ((key: string, values?: Values) => string) => {
  const strings = { ...messages, ...translations[domain] };
  // The dictionary's type asks for functions of any arguments; `ValuesOf` has checked them by key.
  const dictionary = new LocalizedStringDictionary({ [locale]: strings as Record<string, string> }, locale);
  const formatter = new LocalizedStringFormatter(locale, dictionary);
  return (key, values = {}) => formatter.format(key, argumentsFrom(values, locale));
};

/** The texts of one domain in a locale; `translations` come before the en-US messages of the dictionary. */
export const createText = <Messages extends Record<string, CompiledMessage>>(
  locale: Locale,
  dictionary: Dictionary<Messages>,
  translations?: Catalogue,
): Text<Messages> => createFormatter(locale, dictionary, translations) as Text<Messages>;
