import type { AuditLog } from '@mobility/openapi';
import { type MatchedSentence, matchAuditSentence } from '@mobility/openapi/match-audit-sentence';
import { reasonText } from '../../../dispute/reason-text.ts';
import { formatDistance } from '../../../format/measure.ts';
import { createFormatter, createText, type Values } from '../../../intl/create-text.ts';
import { common } from '../../../intl/generated/en-US/common.ts';
import { dispute } from '../../../intl/generated/en-US/dispute.ts';
import { wallet } from '../../../intl/generated/en-US/wallet.ts';
import type { Locale } from '../../../intl/locale.ts';
import type { Catalogue } from '../../../intl/message.ts';

/** Its en-US texts are not loaded: there, the stored sentences say it. */
const sentences = { domain: 'audit-sentences', messages: {} };

/** 'Ⓣ1,234.50', '20.00', '12.34' */
const numberIn = (text: string): number => Number(text.replace(/[Ⓣ,]/g, ''));

/** What the server writes in place of a missing driver name, and the matching option of the translated texts. */
const unnamed: Record<string, string> = {
  'its driver': 'its_driver',
  'a driver': 'a_driver',
  'a chosen driver': 'a_chosen_driver',
};
const driverIn = (text: string): string => unnamed[text] ?? text;

const wordsIn = (locale: Locale, translations: Catalogue) => {
  const role = (text: string): string =>
    text === 'rider' || text === 'driver' || text === 'admin'
      ? createText(locale, common, translations)(text)
      : text;
  const card = (text: string): string => {
    const [, brand, last4] = /^(\w+) ending in (\S+)$/.exec(text) ?? [];
    if (!brand || !last4) return text;
    return createText(locale, wallet, translations)('cardName', { brand: brand.toLowerCase(), last4 });
  };
  const distance = (text: string): string | number => {
    const km = numberIn(text);
    return Number.isNaN(km) ? km : formatDistance(km, locale);
  };
  return {
    amount: numberIn,
    asked: numberIn,
    count: numberIn,
    stars: numberIn,
    km: distance,
    card,
    from: role,
    to: role,
    driver: driverIn,
    chosen: driverIn,
    reason: (text: string) => reasonText(createText(locale, dispute, translations), text),
  };
};

/** The values of a stored sentence as they are said in a language; null where one is not what its place asks for. */
const saidValues = ({ values }: MatchedSentence, locale: Locale, translations: Catalogue): Values | null => {
  const words: Record<string, (text: string) => string | number> = wordsIn(locale, translations);
  const said: Record<string, string | number> = {};
  for (const [name, text] of Object.entries(values)) {
    const value = words[name]?.(text) ?? text;
    if (Number.isNaN(value)) return null;
    said[name] = value;
  }
  return said;
};

/** What an entry of the audit trail says, in a language; null for a sentence that has no text there. */
export const sayAuditSentence = (
  { action, description }: Pick<AuditLog, 'action' | 'description'>,
  locale: Locale,
  translations: Catalogue,
): string | null => {
  const found = matchAuditSentence(action, description);
  if (!found || translations[sentences.domain]?.[found.key] === undefined) return null;
  const values = saidValues(found, locale, translations);
  return values && createFormatter(locale, sentences, translations)(found.key, values);
};
