import { type AuditSentenceKey, auditSentences } from '@mobility/openapi/audit-sentences';
import { describe, expect, test } from 'vitest';
import arAE from '../../../intl/generated/ar-AE/index.ts';
import deDE from '../../../intl/generated/de-DE/index.ts';
import { auditSentences as enUS } from '../../../intl/generated/en-US/audit-sentences.ts';
import type { Locale } from '../../../intl/locale.ts';
import type { Catalogue } from '../../../intl/message.ts';
import { sayAuditSentence } from './say-audit-sentence.ts';

const keys = Object.keys(auditSentences) as AuditSentenceKey[];
const actionOf = (key: string): string => key.split('.')[0] ?? '';

/** Values as the server writes them. */
const stored: Record<string, string> = {
  amount: 'Ⓣ1,234.50',
  asked: '3',
  card: 'Visa ending in 4242',
  chosen: 'Mia Brandt',
  count: '12',
  driver: 'Noah Keller',
  failure: 'insufficient_funds',
  from: 'rider',
  km: '12.34',
  method: 'card',
  reason: 'The driving felt unsafe',
  ride: '0a1b2c3d',
  role: 'driver',
  stars: '4',
  to: 'driver',
};

const descriptionOf = (key: AuditSentenceKey, values = stored): string =>
  auditSentences[key].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${name}`);
    return value;
  });

const catalogues: Record<Locale, Catalogue> = {
  'en-US': { 'audit-sentences': enUS.messages },
  'de-DE': deDE,
  'ar-AE': arAE,
};
const marks = /[\u2066-\u2069]/g;
const saidIn = (locale: Locale, key: AuditSentenceKey, values = stored): string | undefined =>
  sayAuditSentence(
    { action: actionOf(key), description: descriptionOf(key, { ...stored, ...values }) },
    locale,
    catalogues[locale],
  )?.replace(marks, '');

test.each(['en-US', 'de-DE', 'ar-AE'] as const)(
  'in %s there are texts for the sentences of the table alone',
  (locale) => {
    expect(Object.keys(catalogues[locale]['audit-sentences'] ?? {}).toSorted()).toEqual(keys.toSorted());
  },
);

describe.each(keys)('the sentence %s', (key) => {
  test('is the stored one in English, with the formats of the page', () => {
    const formatted = { ...stored, km: '12.3', from: 'Rider', to: 'Driver' };
    expect(saidIn('en-US', key)).toBe(descriptionOf(key, formatted));
  });

  test('is said in German and Arabic without a word of the server', () => {
    const german = saidIn('de-DE', key);
    const arabic = saidIn('ar-AE', key);
    expect(german).toMatch(/\S/);
    expect(german).not.toBe(descriptionOf(key));
    expect(german).not.toMatch(/[{}]|\b(the|ride|driver|rider|card|of|insufficient|ending)\b/);
    const names = /Mia Brandt|Noah Keller|#0a1b2c3d|4242/g;
    expect(arabic?.replace(names, '')).toMatch(/^[^a-z{}]*[\u0600-\u06ff][^a-z{}]*$/i);
  });
});

test('amounts, distances, cards, roles and reasons are said in the formats and the words of the page', () => {
  expect(saidIn('de-DE', 'cash_missing')).toMatch(/1\.234,50/);
  expect(saidIn('de-DE', 'ride_completed.far')).toMatch(/12,3\skm vom Ziel/);
  expect(saidIn('de-DE', 'card_removed')).toBe('Visa mit Endziffern 4242 entfernt');
  expect(saidIn('de-DE', 'admin_user_modified.role')).toBe('Rolle von Fahrgast zu Fahrer geändert');
  expect(saidIn('de-DE', 'dispute_submitted')).toBe(
    `Reklamation eingereicht: ${deDE.dispute?.service_quality_2}`,
  );
  expect(saidIn('de-DE', 'notifications_cleared', { count: '1' })).toBe('1 Benachrichtigung gelöscht');
  expect(saidIn('ar-AE', 'notifications_cleared', { count: '2' })).toBe('مُسح إشعاران');
});

test('a sentence about a driver without a name is translated', () => {
  const unnamed = { driver: 'its driver', chosen: 'a chosen driver' };
  expect(saidIn('de-DE', 'admin_ride_modified.takenAndOffered', unnamed)).toBe(
    'Fahrt ihrem Fahrer entzogen und einem ausgewählten Fahrer angeboten',
  );
  expect(saidIn('de-DE', 'admin_ride_modified.cancelledOf', { driver: 'a driver' })).toBe(
    'Fahrt von einem Fahrer durch die Verwaltung storniert',
  );
});

test('a value that no format can say, and a sentence without a text, stay in the words of the server', () => {
  const far = {
    action: 'ride_completed',
    description: 'Driver completed the ride far km from the destination',
  };
  expect(sayAuditSentence(far, 'de-DE', deDE)).toBeNull();
  expect(sayAuditSentence({ action: 'ride_rated', description: 'Rated' }, 'de-DE', deDE)).toBeNull();
  expect(sayAuditSentence({ action: 'user_login', description: 'Signed in' }, 'de-DE', {})).toBeNull();
});
