export { createSentences, type Sentences } from './create-sentences.ts';
export { createText, type Text, type Values } from './create-text.ts';
export { IntlProvider, type IntlProviderProps, useIntl } from './IntlProvider.tsx';
export { defaultLocale, directionOf, isLocale, type Locale, localeNames, locales } from './locale.ts';
export type { Catalogue, CompiledMessage, Dictionary } from './message.ts';
export { rich } from './rich.tsx';
export { useSentences } from './use-sentences.ts';
export { useText } from './use-text.ts';
