import { expect, test } from 'vitest';
import { validationMail } from '../domain/mails/links.ts';
import { mailHtml } from './mail-html.ts';

const url = 'https://ride.example/verify-email?token=a&b';
const mailFor = (language: 'en-US' | 'de-DE' | 'ar-AE', name = 'Robin') =>
  mailHtml(validationMail({ name, language }, url));

test.each([
  ['en-US', 'ltr'],
  ['de-DE', 'ltr'],
  ['ar-AE', 'rtl'],
] as const)('a mail in %s reads %s, also where its root is dropped', (language, direction) => {
  const html = mailFor(language);
  for (const element of ['html', 'body', 'div'])
    expect(html).toContain(`<${element} lang="${language}" dir="${direction}">`);
});

test('the link of a mail can be followed, and is read from left to right', () => {
  const escaped = url.replace('&', '&amp;');
  expect(mailFor('ar-AE')).toContain(`<a href="${escaped}" dir="ltr">${escaped}</a>`);
});

test('a name is text, even with markup or a link in it', () => {
  const html = mailFor('en-US', '<img src=x> https://evil.example');
  expect(html).toContain('Hello &lt;img src=x&gt; https://evil.example,');
  expect(html.match(/<a /g)).toHaveLength(1);
});
