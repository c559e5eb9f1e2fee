import { matchHealthSentence } from '@mobility/openapi/match-health-sentence';
import { createFormatter } from '../../../intl/create-text.ts';
import type { Locale } from '../../../intl/locale.ts';
import type { Catalogue } from '../../../intl/message.ts';
import type { HealthPart } from './health-parts.ts';

/** Its en-US texts are not loaded: there, the sentences of the server say it. */
const sentences = { domain: 'health-sentences', messages: {} };

/** What the server says about a part of the system, in a language; null for a sentence that has no text there. */
export const sayHealthSentence = (
  part: HealthPart['name'],
  detail: string,
  locale: Locale,
  translations: Catalogue,
): string | null => {
  const found = matchHealthSentence(part, detail);
  if (!found || translations[sentences.domain]?.[found.key] === undefined) return null;
  const values = Object.entries(found.values).map(([name, text]) => [name, Number(text)] as const);
  if (values.some(([, value]) => Number.isNaN(value))) return null;
  return createFormatter(locale, sentences, translations)(found.key, Object.fromEntries(values));
};
