import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { jobFor, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { updateSettings } from '../operations/user/updateSettings.ts';
import { type Email, queueEmail } from '../store/messages/emails.ts';
import { createClock, createTestContext, given, requestBy } from '../testing/index.ts';
import { startServer } from '../testing/start-server.ts';
import { createMailer } from './mailer.ts';
import { sendMails } from './send-mails.ts';

type Received = { from: string; to: string[]; text: string };

/** A mail server on the loopback interface that stores what it receives. */
const startMailServer = async () => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((done) => void server.close(() => done())));
  // A listening TCP server has an address and a port. This is the only cast.
  const { port } = server.server.address() as AddressInfo;
  return { received, smtpUrl: `smtp://127.0.0.1:${port}` };
};

const mail: Email = {
  kind: 'validation',
  recipient: 'robin@example.com',
  language: 'en-US',
  subject: 'Hello',
  text: 'Hello Robin,\n.\nBye',
};
const queue = (context: Context, described: Partial<Email> = {}) =>
  transact(context, jobFor(), (unit) => queueEmail(unit, { ...mail, ...described }));
const emails = ({ store }: Context) => store.read.selectFrom('emails').selectAll().execute();
const options = { from: 'Mobility <no-reply@mobility.example>', publicUrl: 'https://ride.example' };

const world = async () => {
  const clock = createClock();
  const context = await createTestContext({ now: clock.now });
  onTestFinished(() => context.store.close());
  return { clock, context };
};

test('an e-mail is sent once, and only to its recipient', async () => {
  const { context } = await world();
  const { received, smtpUrl } = await startMailServer();
  const mailer = await createMailer({ smtpUrl, ...options });
  await queue(context);
  expect(await sendMails(context, mailer)).toBe(1);
  expect(await sendMails(context, mailer)).toBe(0);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'no-reply@mobility.example', to: ['robin@example.com'] });
  const [kept] = await emails(context);
  expect(received[0]?.text).toContain(`Message-ID: <${kept?.id}@ride.example>`);
  expect(kept).toMatchObject({ attempts: 1, failure: null, claimed_at: null, sent_at: context.now() });
});

test('an e-mail is sent as text and as HTML, in its language', async () => {
  const { context } = await world();
  const { received, smtpUrl } = await startMailServer();
  await queue(context, { language: 'ar-AE', text: 'مرحبًا\n\nMobility' });
  await sendMails(context, await createMailer({ smtpUrl, ...options }));
  const raw = received[0]?.text ?? '';
  expect(raw).toMatch(/^Content-Language: ar-AE\r$/m);
  expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  const parts = raw.split(/^--.*\r\n/m).slice(1);
  const bodies = parts.map((part) => part.slice(part.indexOf('\r\n\r\n')).replaceAll(/=\r\n/g, ''));
  expect(parts.map((part) => /Content-Type: ([^;]+)/.exec(part)?.[1])).toEqual([
    'text/plain',
    'text/html',
    undefined,
  ]);
  expect(bodies[1]).toContain('dir=3D"rtl"');
});

test('a name with line breaks adds no header and no recipient', async () => {
  const { context } = await world();
  const { received, smtpUrl } = await startMailServer();
  await queue(context, {
    subject: 'Hello Eve\r\nBcc: spy@example.com\r\n\r\nHijacked',
    recipient: 'robin@example.com\r\nBcc: spy@example.com',
  });
  await sendMails(context, await createMailer({ smtpUrl, ...options }));
  const headers = received[0]?.text.split('\r\n\r\n', 1)[0] ?? '';
  expect(headers).not.toMatch(/^bcc:/im);
  expect(received.flatMap(({ to }) => to)).not.toContain('spy@example.com');
  const [kept] = await emails(context);
  expect(`${kept?.subject}${kept?.recipient}`).not.toMatch(/[\r\n]/);
});

test('a user who turned e-mail off gets only the validation e-mail', async () => {
  const { context } = await world();
  const rider = await given.user(context, 'rider');
  const kinds = async () => (await emails(context)).map(({ kind }) => kind);
  const queueAll = async () => {
    for (const kind of ['payment_confirmation', 'payment_reminder', 'validation'] as const) {
      await queue(context, { kind, recipient: rider.email });
    }
  };
  await updateSettings(context, requestBy(rider, { body: { email_notifications: false } }));
  await queueAll();
  expect(await kinds()).toEqual(['validation']);
  await updateSettings(context, requestBy(rider, { body: { email_notifications: true } }));
  await queueAll();
  expect(await kinds()).toHaveLength(4);
});

test('two processes at the same time send an e-mail once', async () => {
  const { context } = await world();
  const send = vi.fn(async () => {});
  await queue(context);
  const counts = await Promise.all([sendMails(context, { send }), sendMails(context, { send })]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a failed e-mail is tried five times at growing intervals, and its error is stored', async () => {
  const { context, clock } = await world();
  const send = vi.fn(async () => {
    throw new Error('550 mailbox unavailable');
  });
  await queue(context);
  await sendMails(context, { send });
  for (const [index, minutes] of [1, 4, 16, 64].entries()) {
    clock.advance(minutes * 60_000 - 1);
    await sendMails(context, { send });
    expect(send).toHaveBeenCalledTimes(index + 1);
    clock.advance(1);
    await sendMails(context, { send });
    expect(send).toHaveBeenCalledTimes(index + 2);
  }
  expect(send).toHaveBeenCalledTimes(5);
  clock.advance(86_400_000);
  await sendMails(context, { send });
  expect(send).toHaveBeenCalledTimes(5);
  expect(await emails(context)).toMatchObject([{ attempts: 5, failure: '550 mailbox unavailable' }]);
});

test('an e-mail whose sender died is taken over after five minutes', async () => {
  const { context, clock } = await world();
  await queue(context);
  const stuck = sendMails(context, { send: () => new Promise(() => {}) });
  await expect.poll(() => emails(context)).toMatchObject([{ attempts: 1 }]);
  const send = vi.fn(async () => {});
  clock.advance(299_999);
  expect(await sendMails(context, { send })).toBe(0);
  clock.advance(1);
  expect(await sendMails(context, { send })).toBe(1);
  void stuck;
});

test('a running server sends e-mail by itself, and keeps it queued without a mail server', async () => {
  const { received, smtpUrl } = await startMailServer();
  const sending = await startServer({ smtpUrl, jobInterval: 20 });
  const keeping = await startServer({ jobInterval: 20 });
  await queue(sending.context);
  await queue(keeping.context);
  await expect.poll(() => received).toHaveLength(1);
  expect(await emails(keeping.context)).toMatchObject([{ attempts: 0, sent_at: null }]);
});
