import type { Session, Settings } from '@mobility/openapi';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { sendResetLinks } from '../jobs/send-reset-links.ts';
import { remindUnpaidRide } from '../operations/admin/remindUnpaidRide.ts';
import { given, requestBy } from '../testing/index.ts';
import { type Running, startServer } from '../testing/start-server.ts';

const asking = (language: string) => ({ headers: { 'accept-language': language } });
const mailsOf = ({ store }: Context) =>
  store.read.selectFrom('emails').select(['kind', 'language', 'subject', 'text']).orderBy('id').execute();

const person = {
  email: 'robin@example.com',
  password: 'harbour lights',
  name: 'Robin',
  phone: '+1 415 555 0100',
};
const signUp = (server: Running, language: string) =>
  server
    .call<Session>('POST', '/api/auth/register', { body: { ...person, role: 'rider' }, ...asking(language) })
    .then(({ body }) => body.access_token);
const settingsOf = ({ call }: Running, token: string) =>
  call<Settings>('GET', '/api/user/settings', { token }).then(({ body }) => body);
const choose = ({ call }: Running, token: string, language: string) =>
  call<Settings>('PATCH', '/api/user/settings', { token, body: { language } });
const forget = async ({ call, context }: Running, email: string, language = '*') => {
  await call('POST', '/api/auth/forgot-password', { body: { email }, ...asking(language) });
  await sendResetLinks(context);
};

test('an account keeps the language of its registration until another one is chosen', async () => {
  const server = await startServer();
  const token = await signUp(server, 'de-AT,de;q=0.9');
  expect(await settingsOf(server, token)).toMatchObject({ language: 'de-DE' });
  await server.call('POST', '/api/auth/validation-email', { token, ...asking('en') });
  const { status, body } = await choose(server, token, 'ar-AE');
  expect([status, body]).toEqual([200, await settingsOf(server, token)]);
  await forget(server, person.email, 'en');
  expect(await mailsOf(server.context)).toMatchObject([
    { kind: 'validation', language: 'de-DE', subject: 'Bestätigen Sie Ihre E-Mail-Adresse' },
    { kind: 'password_reset', language: 'ar-AE', subject: 'تعيين كلمة مرور جديدة' },
  ]);
});

test('a language that the contract does not have is refused', async () => {
  const server = await startServer();
  const token = await signUp(server, '*');
  expect((await choose(server, token, 'fr-FR')).status).toBe(422);
  expect(await settingsOf(server, token)).not.toHaveProperty('language');
});

test('an account without a language takes that of a sign-in, and one with a language keeps it', async () => {
  const server = await startServer();
  await signUp(server, '*');
  const signIn = async (language: string) => {
    const { email, password } = person;
    const options = { body: { email, password }, ...asking(language) };
    const { body } = await server.call<Session>('POST', '/api/auth/login', options);
    return (await settingsOf(server, body.access_token)).language;
  };
  expect([await signIn('fr'), await signIn('de'), await signIn('ar')]).toEqual([undefined, 'de-DE', 'de-DE']);
});

test('a mail to an account without a language takes that of the request, and otherwise English', async () => {
  const server = await startServer();
  const { email } = await given.user(server.context, 'rider');
  for (const language of ['ar', 'fr']) await forget(server, email, language);
  expect((await mailsOf(server.context)).map(({ language }) => language)).toEqual(['ar-AE', 'en-US']);
});

test('receipts and reminders are written in the language of their reader, not of who causes them', async () => {
  const server = await startServer();
  const { context } = server;
  const [rider, admin] = [await given.user(context, 'rider'), await given.user(context, 'admin')];
  await choose(server, rider.token, 'de-DE');
  await given.completedRide(context, { rider, payment: 'cash' });
  const { rideId } = await given.completedRide(context, { rider });
  const params = { rideId };
  await remindUnpaidRide(context, requestBy(admin, { params, language: 'ar-AE' }));
  expect((await mailsOf(context)).map(({ language, text }) => [language, text.split('\n')[0]])).toEqual([
    ['de-DE', `Guten Tag ${rider.name},`],
    ['de-DE', `Guten Tag ${rider.name},`],
  ]);
});
