import type { Language } from '@mobility/openapi';

/** The language of a reader whose own is not known. */
export const defaultLanguage: Language = 'en-US';

const directions: Record<Language, 'ltr' | 'rtl'> = { 'en-US': 'ltr', 'de-DE': 'ltr', 'ar-AE': 'rtl' };
const languages = Object.keys(directions) as Language[];

/** Where a line of the language begins. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => directions[language];

const baseOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/** The languages of an Accept-Language header, the most wanted first; a quality of 0 refuses one. */
const wanted = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return { tag, quality: Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);

/** The language that an Accept-Language header asks for; null if it asks for none of ours. */
export const languageFrom = (header = ''): Language | null =>
  wanted(header)
    .map((tag) => languages.find((language) => baseOf(language) === baseOf(tag)))
    .find((language) => language !== undefined) ?? null;

/** Isolates a value in a text, so that its own direction does not reorder the words around it. */
export const isolate = (value: string): string => `\u2068${value}\u2069`;
