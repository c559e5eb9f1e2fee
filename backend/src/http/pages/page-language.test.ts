import { expect, it } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { languageOf } from './page-language.ts';

const localeFor = (header?: string): string =>
  languageOf({ headers: header === undefined ? {} : { 'accept-language': header } }).locale;

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de-DE'],
  ['ar', 'ar-AE'],
  ['fr-FR, fr;q=0.9, DE;q=0.5', 'de-DE'],
  ['en;q=0.5, ar-EG;q=0.7', 'ar-AE'],
  ['de;q=0, en', 'en-US'],
  ['fr', 'en-US'],
  ['*', 'en-US'],
  [';;q=,,', 'en-US'],
  ['', 'en-US'],
  [undefined, 'en-US'],
])('Accept-Language %j gets a page in %s', (header, locale) => {
  expect(localeFor(header)).toBe(locale);
});

it.each([
  ['de', '<html lang="de-DE" dir="ltr">', 'Dieser Link ist ungültig'],
  ['ar', '<html lang="ar-AE" dir="rtl">', 'هذا الرابط غير صالح'],
  ['en', '<html lang="en-US" dir="ltr">', 'This link is not valid'],
])(
  'the pages behind the links of mails are written in the language of a reader of %s',
  async (language, html, title) => {
    const { url } = await startServer();
    for (const path of ['/verify-email?token=a', '/reset-password?token=a', '/first-admin?token=a']) {
      const page = await (await fetch(url + path, { headers: { 'accept-language': language } })).text();
      expect(page).toContain(html);
      expect(page).toContain(`<h1>${title}</h1>`);
    }
  },
);

it('a refused form answers in the language of its reader', async () => {
  const { url } = await startServer();
  const body = new URLSearchParams({ token: 'a', password: '123' });
  const headers = { 'accept-language': 'de' };
  const answer = await fetch(`${url}/reset-password`, { method: 'POST', body, headers });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('Das Passwort muss mindestens 6 Zeichen haben');
});

it('an unknown checkout says so in the language of its reader', async () => {
  const { url } = await startServer({ hostedCheckout: true });
  const page = await fetch(`${url}/checkout/none`, { headers: { 'accept-language': 'ar' } });
  expect([page.status, await page.text()]).toEqual([
    404,
    expect.stringContaining('عملية الدفع هذه غير معروفة'),
  ]);
});
