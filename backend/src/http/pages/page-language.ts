import type { Language } from '@mobility/openapi';
import type { FastifyRequest } from 'fastify';
import { defaultLanguage, directionOf, languageFrom } from '../../domain/language.ts';
import { pageTexts } from './generated/page-texts.ts';

export type PageTexts = (typeof pageTexts)[Language];

/** The language of a page: what its `html` element says, and its texts. */
export type PageLanguage = { locale: Language; dir: 'ltr' | 'rtl'; t: PageTexts };

/**
 * The reader's own language where it is known, otherwise the one that the browser asks for, and en-US if it asks for none
 * of ours.
 */
export const languageOf = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  own: Language | null = null,
): PageLanguage => {
  const locale = own ?? languageFrom(headers['accept-language']) ?? defaultLanguage;
  return { locale, dir: directionOf(locale), t: pageTexts[locale] };
};
