import { matchOutcomeSentence } from '@mobility/openapi/match-outcome-sentence';
import type { ToldOperation } from '@mobility/openapi/outcome-sentences';
import { createFormatter } from '../../intl/create-text.ts';
import type { Locale } from '../../intl/locale.ts';
import type { Catalogue } from '../../intl/message.ts';

/** Its en-US texts are not loaded: there, the sentences of the server say it. */
const sentences = { domain: 'outcome-sentences', messages: {} };

/** What the server answered to a command, in a language; null for an answer that has no text there. */
export const sayOutcome = (
  operation: ToldOperation,
  message: string,
  locale: Locale,
  translations: Catalogue,
): string | null => {
  const found = matchOutcomeSentence(operation, message);
  if (!found || translations[sentences.domain]?.[found.key] === undefined) return null;
  return createFormatter(locale, sentences, translations)(found.key, found.values);
};
