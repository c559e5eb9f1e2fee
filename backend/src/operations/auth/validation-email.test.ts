import { expect, onTestFinished, test } from 'vitest';
import { serverLimits } from '../../domain/limits.ts';
import { createClock, createTestContext, given, requestBy } from '../../testing/index.ts';
import { sendMyValidationEmail } from './sendMyValidationEmail.ts';
import { verifyEmail } from './verifyEmail.ts';

const world = async () => {
  const clock = createClock();
  const context = await createTestContext({ now: clock.now });
  onTestFinished(() => context.store.close());
  const rider = await given.user(context, 'rider');
  const send = async () => (await sendMyValidationEmail(context, requestBy(rider))).body.message;
  const mails = () => context.store.read.selectFrom('emails').select(['recipient', 'text']).execute();
  const token = async () => /token=([\w-]+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
  const verify = async () => verifyEmail(context, requestBy(rider, { body: { token: await token() } }));
  return { clock, rider, send, mails, verify };
};

test('a user gets the link that verifies the address, and once verified no other', async () => {
  const { rider, send, mails, verify } = await world();
  expect(await send()).toBe(`A validation e-mail is on its way to ${rider.email}`);
  await verify();
  expect(await send()).toBe(`${rider.email} is verified already`);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([rider.email]);
});

test('a second request within a minute sends nothing, and the link of the first stays valid', async () => {
  const { clock, send, mails, verify } = await world();
  const first = await send();
  clock.advance(serverLimits.auth.validationEmailInterval - 1);
  expect([await send(), (await mails()).length]).toEqual([first, 1]);
  expect((await verify()).status).toBe(200);
});

test('after a minute another link is sent', async () => {
  const { clock, send, mails } = await world();
  await send();
  clock.advance(serverLimits.auth.validationEmailInterval);
  await send();
  expect(await mails()).toHaveLength(2);
});
