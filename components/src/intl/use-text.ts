import { useMemo } from 'react';
import { createText, type Text } from './create-text.ts';
import { useIntl } from './IntlProvider.tsx';
import type { CompiledMessage, Dictionary } from './message.ts';

/** The texts of one domain in the locale in force. */
export const useText = <Messages extends Record<string, CompiledMessage>>(
  dictionary: Dictionary<Messages>,
): Text<Messages> => {
  const { locale, translations } = useIntl();
  return useMemo(() => createText(locale, dictionary, translations), [locale, dictionary, translations]);
};
