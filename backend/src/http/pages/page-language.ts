import type { FastifyRequest } from 'fastify';
import { pageTexts } from './generated/page-texts.ts';

type Locale = keyof typeof pageTexts;
export type PageTexts = (typeof pageTexts)[Locale];

/** The language of a page: what its `html` element says, and its texts. */
export type PageLanguage = { locale: Locale; dir: 'ltr' | 'rtl'; t: PageTexts };

const locales = Object.keys(pageTexts) as Locale[];
const fallback: Locale = 'en-US';
const rightToLeft: readonly Locale[] = ['ar-AE'];

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

/** The language that the reader's browser asks for, and en-US if it asks for none of ours. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): PageLanguage => {
  const found = wanted(headers['accept-language'] ?? '')
    .map((tag) => locales.find((locale) => baseOf(locale) === baseOf(tag)))
    .find((locale) => locale !== undefined);
  const locale = found ?? fallback;
  return { locale, dir: rightToLeft.includes(locale) ? 'rtl' : 'ltr', t: pageTexts[locale] };
};
