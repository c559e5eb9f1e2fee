import type { AuditLog } from '@mobility/openapi';
import { useSyncExternalStore } from 'react';
import { useIntl } from '../../../intl/IntlProvider.tsx';
import { createLoader, useLoad } from '../../../primitives/OnDemand/load-code.ts';
import { useAuditAction } from './use-audit-action.ts';

const loader = createLoader(() =>
  import('./say-audit-sentence.ts').then((module) => module.sayAuditSentence),
);

/** What an entry says. */
type AuditWords = {
  text: string;
  /** The language and the direction of the text, where they are not those of the page. */
  attributes: { lang?: 'en'; dir?: 'auto' };
  /** The name of its action, where the page has no words of its own for the text. */
  name: string | null;
};

/**
 * What entries of the audit trail say in the language of the page: the stored sentence in other words, and with the name of
 * the action above it where it has no others. The words are fetched when a page in another language than the stored
 * sentences' needs them; until then the stored sentences are shown.
 */
export const useAuditSentence = (): ((entry: Pick<AuditLog, 'action' | 'description'>) => AuditWords) => {
  const { locale, translations } = useIntl();
  const actionName = useAuditAction();
  const say = useSyncExternalStore(loader.watch, loader.read, () => null);
  const isTranslated = translations['audit-sentences'] !== undefined;
  useLoad(loader.load, isTranslated && say === null);
  return (entry) => {
    const { action, description } = entry;
    if (!isTranslated) return { text: description, attributes: { dir: 'auto' }, name: null };
    const stored = { text: description, attributes: { lang: 'en', dir: 'auto' } } as const;
    if (!say) return { ...stored, name: null };
    const text = say(entry, locale, translations);
    return text === null ? { ...stored, name: actionName(action) } : { text, attributes: {}, name: null };
  };
};
