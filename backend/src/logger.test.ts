import { describe, expect, it } from 'vitest';
import { createLogger, scrub } from './logger.ts';
import { handlers } from './operations/index.ts';
import { openSocket } from './testing/open-socket.ts';
import { startServer } from './testing/start-server.ts';

const recorder = () => {
  const lines: string[] = [];
  return { lines, write: (line: string) => void lines.push(line) };
};

describe('the log', () => {
  it('the log never contains a token or a password, also when a request fails', async () => {
    const log = recorder();
    const careless = () => {
      throw new Error(`failed for ?token=${canary} with ${canary}`);
    };
    let canary = '';
    const server = await startServer({
      logLevel: 'debug',
      logDestination: log,
      handlers: { ...handlers, getHealth: careless },
    });
    const session = await server.signUp('rider', 'canary@example.com');
    canary = session.access_token;
    await server.call('GET', `/api/auth/me?token=${canary}`, { token: canary });
    await server.call('GET', `/api/nothing?token=${canary}`);
    await server.call('GET', '/api/health', { token: canary });
    await (await openSocket(`${server.url}/ws/somebody?token=${canary}`)).closed;
    await server.call('POST', '/api/auth/login', {
      body: { email: 'canary@example.com', password: 'the canary password' },
    });
    server.context.log.warn(
      { token: canary, nested: { password: 'the canary password' } },
      `Bearer ${canary}`,
    );

    const text = log.lines.join('');
    expect(text).toContain('/api/auth/me');
    expect(text).toContain('[redacted]');
    expect(text).not.toContain(canary);
    expect(text).not.toContain(canary.split('.')[2]);
    expect(text).not.toContain('the canary password');
  });

  it('the log never contains the token of a shared trip, also when the read fails', async () => {
    const log = recorder();
    const token = 'AbCdEfGhIjKlMnOpQrStUv';
    const careless = () => {
      throw new Error(`no ride at /trip/${token}`);
    };
    for (const options of [{}, { handlers: { ...handlers, getSharedTrip: careless } }]) {
      const server = await startServer({ logLevel: 'debug', logDestination: log, ...options });
      await server.call('GET', `/api/trips/${token}`);
      await fetch(`${server.url}/trip/${token}?from=mail`);
    }
    const text = log.lines.join('');
    expect(text).toContain('/api/trips/[redacted]');
    expect(text).toContain('/trip/[redacted]');
    expect(text).toContain('"msg":"failed"');
    expect(text).not.toContain(token);
  });

  it('the log contains the error of a failed request', () => {
    const log = recorder();
    createLogger({ logLevel: 'info' }, log).error({ err: new TypeError('broken') }, 'failed');
    expect(JSON.parse(log.lines[0] ?? '')).toMatchObject({
      err: { type: 'TypeError', message: 'broken' },
      msg: 'failed',
    });
  });

  it.each([
    ['/ws/1?token=abc&x=1', '/ws/1?token=[redacted]&x=1'],
    ['Bearer eyJhbGciOi.eyJzdWIi.c2ln', 'Bearer [redacted]'],
    ['/api/trips/Ab-9_x?x=1', '/api/trips/[redacted]?x=1'],
    ['nothing to hide', 'nothing to hide'],
  ])('scrubs %s', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });
});
