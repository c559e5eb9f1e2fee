/** The functions that a compiled ICU message calls to format its plurals, numbers and choices. */
export type MessageFormatter = {
  /** The count is absent only in parts that a flag leaves out. */
  plural(
    count: number | undefined,
    options: Record<string, string | (() => string)>,
    type?: Intl.PluralRuleType,
  ): string;
  number(value: number | undefined): string;
  select(options: Record<string, string | (() => string)>, value: string): string;
};

/** Whether an optional parameter has a value; the formatter fills it in. */
export type Flag = 'yes' | 'no';

/** A text, or the function that an ICU message with parameters compiles to. */
export type CompiledMessage = string | ((args: never, formatter: MessageFormatter) => string);

/** The messages of one domain in en-US. */
export type Dictionary<Messages extends Record<string, CompiledMessage> = Record<string, CompiledMessage>> = {
  readonly domain: string;
  readonly messages: Messages;
};

/** The texts of one locale, by domain and key. What it lacks is shown in en-US. */
export type Catalogue = { readonly [domain: string]: { readonly [key: string]: CompiledMessage } };

/** The values that a message needs: nothing for a plain text, its parameters without the flags otherwise. */
export type ValuesOf<Message> = Message extends (args: infer Args, ...rest: never[]) => string
  ? { [Name in keyof Args as Args[Name] extends Flag ? never : Name]: Args[Name] }
  : undefined;
