import type { SystemHealth as Health } from '@mobility/openapi';
import { type HealthSentenceKey, healthSentences } from '@mobility/openapi/health-sentences';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import arAE from '../../../intl/generated/ar-AE/index.ts';
import deDE from '../../../intl/generated/de-DE/index.ts';
import { healthSentences as enUS } from '../../../intl/generated/en-US/health-sentences.ts';
import { IntlProvider } from '../../../intl/IntlProvider.tsx';
import type { Locale } from '../../../intl/locale.ts';
import type { Catalogue } from '../../../intl/message.ts';
import type { HealthPart } from './health-parts.ts';
import { SystemHealth } from './SystemHealth.tsx';
import { sayHealthSentence } from './say-health-sentence.ts';

afterEach(cleanup);

const keys = Object.keys(healthSentences) as HealthSentenceKey[];
const catalogues: Record<Locale, Catalogue> = {
  'en-US': { 'health-sentences': enUS.messages },
  'de-DE': deDE,
  'ar-AE': arAE,
};
const partOf = (key: string) => (key.startsWith('any.') ? 'mail' : key.split('.')[0]) as HealthPart['name'];
const detailOf = (key: HealthSentenceKey, word: '$1' | '$2', count: string): string =>
  healthSentences[key].replace(/\{\w+\}/g, count).replace(/\[([^|]*)\|([^\]]*)\]/g, word);
const saidIn = (locale: Locale, key: HealthSentenceKey, detail: string) =>
  sayHealthSentence(partOf(key), detail, locale, catalogues[locale]);

test.each(['en-US', 'de-DE', 'ar-AE'] as const)(
  'in %s there are texts for the sentences of the table alone',
  (locale) => {
    expect(Object.keys(catalogues[locale]['health-sentences'] ?? {}).toSorted()).toEqual(keys.toSorted());
  },
);

describe.each(keys)('the sentence %s', (key) => {
  test.each([
    ['$1', '1'],
    ['$2', '3'],
  ] as const)('is the same in English, and others in German and Arabic (%s, %s)', (word, count) => {
    const detail = detailOf(key, word, count);
    const english = saidIn('en-US', key, detail)?.replace(/Ⓣ|\.00/g, '');
    expect(english).toBe(detail);
    const german = saidIn('de-DE', key, detail);
    expect(german).toMatch(/\S/);
    expect(german).not.toMatch(/[{}#]|\b(the|are|is|waiting|up|and|of|open)\b/i);
    expect(saidIn('ar-AE', key, detail)).toMatch(/^[^a-z{}#]*[\u0600-\u06ff][^a-z{}#]*$/i);
  });
});

const show = (locale: Locale, components: Health['components']) =>
  render(
    <IntlProvider locale={locale} messages={catalogues[locale]}>
      <SystemHealth
        health={{ status: 'healthy', checked_at: '2026-11-21T12:00:00Z', components }}
        onRetry={() => undefined}
      />
    </IntlProvider>,
  );

test('each part says what the server found, in the words of the page and as text that everybody can read', async () => {
  show('de-DE', [
    { name: 'api', status: 'healthy', detail: 'Up for 45 minutes' },
    {
      name: 'ledger',
      status: 'healthy',
      detail: 'The newest 500 entries add up to zero, and all balances match',
    },
    { name: 'mail', status: 'healthy', detail: 'No mail server is configured: 66 e-mails are waiting' },
  ]);
  await screen.findByText('Seit 45 Minuten in Betrieb');
  screen.getByText('Die neuesten 500 Buchungen ergeben in der Summe null, und alle Guthaben stimmen');
  screen.getByText('Kein Mailserver eingerichtet: 66 E-Mails warten');
  expect(document.querySelector('[title]')).toBeNull();
});

test('a sentence of another version keeps its own words and language', async () => {
  show('de-DE', [{ name: 'mail', status: 'degraded', detail: 'The queue is long' }]);
  const sentence = await screen.findByText('The queue is long');
  expect(sentence.getAttribute('lang')).toBe('en');
  expect(sentence.getAttribute('dir')).toBe('auto');
});

test('an English page shows the sentence of the server', () => {
  show('en-US', [{ name: 'database', status: 'healthy', detail: 'Reads and writes work' }]);
  expect(screen.getByText('Reads and writes work').getAttribute('lang')).toBeNull();
});
