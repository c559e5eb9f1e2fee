import type { Language } from '@mobility/openapi';
import { directionOf, isolate } from '../language.ts';
import { fromCents } from '../money/money.ts';
import { oneLine } from '../one-line.ts';
import { arabic } from './texts/ar-AE.ts';
import { german } from './texts/de-DE.ts';
import { english } from './texts/en-US.ts';
import type { MailTexts } from './texts/mail-texts.ts';

/** The receiver of a mail, and the language of the mail. */
export type Addressee = { name: string; language: Language };

/** A mail as it is written; it says its language, so that it can be laid out. */
export type WrittenMail = { language: Language; subject: string; text: string };

const catalogues: Record<Language, MailTexts> = { 'en-US': english, 'de-DE': german, 'ar-AE': arabic };

/** The texts of mails and of the hosted checkout in a language. */
export const textsIn = (language: Language): MailTexts => catalogues[language];

/** A mail with a greeting and a signature around its paragraphs. */
export const mailTo = (
  { name, language }: Addressee,
  subject: string,
  paragraphs: readonly string[],
): WrittenMail => ({
  language,
  subject,
  text: [textsIn(language).greeting(oneLine(name)), ...paragraphs, 'Mobility'].join('\n\n'),
});

/** Labels and values, one pair a line, the values below each other in a font of one width. */
export const table = (
  language: Language,
  rows: readonly (readonly [label: string, value: string])[],
): string => {
  const width = Math.max(...rows.map(([label]) => label.length)) + 1;
  const shown = (value: string): string => (directionOf(language) === 'rtl' ? isolate(value) : value);
  return rows.map(([label, value]) => label.padEnd(width) + shown(oneLine(value))).join('\n');
};

/** An amount in cents of a US dollar. */
export const dollars = (cents: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', currencyDisplay: 'code' }).format(
    fromCents(cents),
  );

/** A moment in UTC, since a mail is read anywhere. */
export const moment = (ms: number, language: Language): string => {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language, style).format(ms)} UTC`;
};
