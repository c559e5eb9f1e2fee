import { formatMoney, formatSignedMoney } from '../format/money.ts';
import { directionOf, type Locale } from './locale.ts';
import type { Catalogue, CompiledMessage, Dictionary, MessageFormatter, ValuesOf } from './message.ts';
import { messageFormatter } from './message-formatter.ts';
import { isMoneyParameter } from './money-parameters.ts';

/** Values by parameter name, as a message without static types takes them. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** Formats the messages of one domain. */
export type Text<Messages extends Record<string, CompiledMessage>> = <Key extends keyof Messages & string>(
  key: Key,
  ...values: ValuesOf<Messages[Key]> extends undefined ? [] : [values: ValuesOf<Messages[Key]>]
) => string;

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Marks that turn all text after them, whatever their owner wrote before. */
const overrides = /[\u202a-\u202e\u2066\u2067]/g;
/** Those, and the letters of scripts that are written from right to left. */
const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066\u2067\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A value that would turn the text around it, such as the Arabic name of a person, between marks that keep it in its place.
 * The texts of a language from right to left have these marks already.
 */
const isolated = (value: string, locale: Locale): string =>
  directionOf(locale) === 'ltr' && turning.test(value)
    ? `\u2068${value.replace(overrides, '')}\u2069`
    : value;

const formattedValue = (name: string, value: string | number, locale: Locale): string | number => {
  if (typeof value === 'string') return isolated(value, locale);
  if (!isMoneyParameter(name)) return value;
  return name === 'change' ? formatSignedMoney(value, locale) : formatMoney(value, locale);
};

/** Formats amounts, and says by `hasX` which parameters have a value. An absent one is empty: no text says 'undefined'. */
const argumentsFrom = (values: Values, locale: Locale): Record<string, string | number> => {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    // `null` comes from answers that break the contract.
    const isPresent = value !== undefined && value !== null && value !== '';
    args[`has${capitalized(name)}`] = isPresent ? 'yes' : 'no';
    args[name] = isPresent ? formattedValue(name, value, locale) : '';
  }
  return args;
};

/** Formats any key of a domain; `createText` types the keys and values. */
export const createFormatter = (
  locale: Locale,
  { domain, messages }: Dictionary,
  translations: Catalogue = {},
): ((key: string, values?: Values) => string) => {
  const all: Record<string, CompiledMessage> = { ...messages, ...translations[domain] };
  return (key, values = {}) => {
    const message = all[key];
    if (message === undefined) throw new Error(`The texts of ${domain} have no ${key}`);
    if (typeof message === 'string') return message;
    // `ValuesOf` has checked the values by key.
    const fill = message as (args: Record<string, string | number>, formatter: MessageFormatter) => string;
    return fill(argumentsFrom(values, locale), messageFormatter(locale));
  };
};

/** The texts of one domain in a locale; `translations` come before the en-US messages of the dictionary. */
export const createText = <Messages extends Record<string, CompiledMessage>>(
  locale: Locale,
  dictionary: Dictionary<Messages>,
  translations?: Catalogue,
): Text<Messages> => createFormatter(locale, dictionary, translations) as Text<Messages>;
