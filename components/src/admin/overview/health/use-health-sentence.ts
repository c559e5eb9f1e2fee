import { useSyncExternalStore } from 'react';
import { useIntl } from '../../../intl/IntlProvider.tsx';
import { createLoader, useLoad } from '../../../primitives/OnDemand/load-code.ts';
import type { HealthPart } from './health-parts.ts';

const loader = createLoader(() =>
  import('./say-health-sentence.ts').then((module) => module.sayHealthSentence),
);

/** What is said about a part, and the language and the direction of the text, where they are not those of the page. */
type HealthWords = { text: string; attributes: { lang?: 'en'; dir?: 'auto' } };

/**
 * What the server says about parts of the system, in the language of the page. The words are fetched when a page in another
 * language than the server's sentences needs them; until then, and where it has no others, the sentences are shown as they are.
 */
export const useHealthSentence = (): ((name: HealthPart['name'], detail: string) => HealthWords) => {
  const { locale, translations } = useIntl();
  const say = useSyncExternalStore(loader.watch, loader.read, () => null);
  const isTranslated = translations['health-sentences'] !== undefined;
  useLoad(loader.load, isTranslated && say === null);
  return (name, detail) => {
    if (!isTranslated) return { text: detail, attributes: { dir: 'auto' } };
    const text = say?.(name, detail, locale, translations) ?? null;
    return text === null
      ? { text: detail, attributes: { lang: 'en', dir: 'auto' } }
      : { text, attributes: {} };
  };
};
