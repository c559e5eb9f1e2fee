import { useMemo } from 'react';
import { createSentences, type Sentences } from './create-sentences.ts';
import { useIntl } from './IntlProvider.tsx';

/** The sentences that machines ask for, in the current locale. */
export const useSentences = (): Sentences => {
  const { locale, translations } = useIntl();
  return useMemo(() => createSentences(locale, translations), [locale, translations]);
};
