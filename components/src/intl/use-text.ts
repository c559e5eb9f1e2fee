import { createText, type Text } from './create-text.ts';
import { useIntl } from './IntlProvider.tsx';
import type { Locale } from './locale.ts';
import type { Catalogue, CompiledMessage, Dictionary } from './message.ts';

type Made = { locale: Locale; translations: Catalogue; text: unknown };

/** The texts of each domain that were created last. The components of a page share them. */
const made = new WeakMap<Dictionary, Made>();

/** The texts of one domain in the current locale. */
export const useText = <Messages extends Record<string, CompiledMessage>>(
  dictionary: Dictionary<Messages>,
): Text<Messages> => {
  const { locale, translations } = useIntl();
  const last = made.get(dictionary);
  // The cached text of a dictionary was created from its own messages.
  if (last?.locale === locale && last.translations === translations) return last.text as Text<Messages>;
  const text = createText(locale, dictionary, translations);
  made.set(dictionary, { locale, translations, text });
  return text;
};
