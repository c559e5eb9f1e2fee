import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { handlers } from '../operations/index.ts';
import { type Running, startServer } from '../testing/start-server.ts';

/** Sends raw bytes and returns the response when the server has closed the connection. */
const raw = ({ url }: Running, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });

const split = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body), head };
};

const anyError = (code: string) => ({ detail: expect.anything(), code, request_id: expect.any(String) });

describe('every error has the same format', () => {
  it.each([
    ['an unknown address', 'GET', '/api/nothing', {}, 404, 'not_found'],
    ['an unknown address outside the API', 'GET', '/nothing', {}, 404, 'not_found'],
    ['a method that is not served', 'GET', '/api/auth/login', {}, 405, 'method_not_allowed'],
    ['an address that cannot be decoded', 'GET', '/api/%E0%A4%A', {}, 400, 'malformed_request'],
    ['no token', 'GET', '/api/auth/me', {}, 401, 'unauthorized'],
    ['a token that is none', 'GET', '/api/auth/me', { token: 'a.b.c' }, 401, 'unauthorized'],
    ['broken JSON', 'POST', '/api/auth/login', { body: '{"email":' }, 400, 'malformed_body'],
    [
      'a text with a NUL',
      'POST',
      '/api/auth/login',
      { body: '{"email":"a\\u0000b"}' },
      400,
      'malformed_request',
    ],
    [
      'a text with the letters of a NUL',
      'POST',
      '/api/auth/login',
      { body: '{"email":"\\\\u0000"}' },
      422,
      'validation_failed',
    ],
    ['a reserved key', 'POST', '/api/auth/login', { body: '{"__proto__":{"a":1}}' }, 400, 'malformed_body'],
    ['no body', 'POST', '/api/auth/login', {}, 422, 'validation_failed'],
    ['an empty JSON body', 'POST', '/api/auth/login', { body: '' }, 422, 'validation_failed'],
    [
      'a field too many',
      'POST',
      '/api/auth/login',
      { body: { email: 'a', password: 'b', admin: true } },
      422,
      'validation_failed',
    ],
    [
      'another content type',
      'POST',
      '/api/auth/login',
      { body: 'a=b', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a body that is too large',
      'POST',
      '/api/auth/login',
      { body: { email: 'a'.repeat(70_000) } },
      413,
      'payload_too_large',
    ],
    ['a page of the live channel', 'GET', '/ws/me', {}, 404, 'not_found'],
  ])('%s', async (_, method, path, call, status, code) => {
    const server = await startServer();
    const answer = await server.call(method, path, call);
    expect([answer.status, answer.body]).toEqual([status, anyError(code)]);
    expect(answer.headers.get('x-request-id')).toBe(answer.body.request_id);
  });

  it('headers that are too large are answered in the common error format', async () => {
    const server = await startServer();
    const answer = split(
      await raw(server, `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`),
    );
    expect([answer.status, answer.body]).toEqual([431, anyError('headers_too_large')]);
  });

  it.each([
    '\x16\x03\x01\x02\x00\x01',
    'BLA / HTTP/9.9\r\n\r\n',
    'GET /api/health HTTP/1.1\r\nHost x\r\n\r\n',
  ])('bytes that are not HTTP are refused: %j', async (bytes) => {
    const server = await startServer();
    const answer = split(await raw(server, bytes));
    expect([answer.status, answer.body]).toEqual([400, anyError('malformed_request')]);
    expect((await server.call('GET', '/api/health')).status).toBe(200);
  });

  it.each([
    ['a request that names no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an expectation', 'GET /api/health HTTP/1.1\r\nHost: x\r\nExpect: more\r\n\r\n', 417],
    [
      'a socket without a key',
      'GET /ws/me HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      400,
    ],
  ])('%s', async (_, bytes, status) => {
    const server = await startServer();
    const answer = split(await raw(server, bytes));
    expect([answer.status, answer.body]).toEqual([status, anyError('malformed_request')]);
  });

  it('a CONNECT request is answered in the common error format', async () => {
    const server = await startServer();
    const answer = split(await raw(server, 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n'));
    expect([answer.status, answer.body]).toEqual([405, anyError('method_not_allowed')]);
  });

  it('an internal error reveals no details', async () => {
    const broken = () => {
      throw new Error('select * from secrets');
    };
    const server = await startServer({ handlers: { ...handlers, getHealth: broken } });
    const answer = await server.call('GET', '/api/health');
    expect([answer.status, answer.body.detail]).toEqual([500, 'Something went wrong']);
    expect(JSON.stringify(answer.body)).not.toContain('secrets');
  });

  it('with response validation on, a response that breaks the contract becomes a 500', async () => {
    const wrong = { ...handlers, getHealth: () => ({ status: 200, body: { status: 'fine' } }) as never };
    expect((await (await startServer({ handlers: wrong })).call('GET', '/api/health')).status).toBe(500);
    const unchecked = await startServer({ handlers: wrong, checkAnswers: false });
    expect((await unchecked.call('GET', '/api/health')).status).toBe(200);
  });
});

describe('requests', () => {
  it('a valid request id is kept, and any other is replaced', async () => {
    const server = await startServer();
    const idFor = async (given: string) =>
      (await server.call('GET', '/api/health', { headers: { 'x-request-id': given } })).headers.get(
        'x-request-id',
      );
    expect(await idFor('abc-1.2_3')).toBe('abc-1.2_3');
    expect(await idFor('a b<script>')).toMatch(/^[0-9A-Z]{26}$/);
    expect(await idFor('a'.repeat(129))).toMatch(/^[0-9A-Z]{26}$/);
  });

  it('a request of the wrong role is refused before its body is read', async () => {
    const server = await startServer();
    const { access_token: token } = await server.signUp('rider');
    const approval = await server.call('PATCH', '/api/admin/drivers/x/approval', {
      token,
      body: '{nonsense',
    });
    expect([approval.status, approval.body.detail, approval.body.code]).toEqual([
      403,
      'Admin access required',
      'admin_required',
    ]);
    const online = await server.call('POST', '/api/driver/online', { token });
    expect([online.status, online.body.detail, online.body.code]).toEqual([
      403,
      'Only drivers can do this',
      'forbidden',
    ]);
    const signedOut = await server.call('POST', '/api/rides/request', { body: '{nonsense' });
    expect(signedOut.status).toBe(401);
  });

  it('a request without a body may have a content type if no body is required', async () => {
    const server = await startServer();
    const { access_token: token } = await server.signUp();
    const answer = await server.call('POST', '/api/auth/refresh', {
      token,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(200);
  });

  it('a request may announce a body of any type and send none', async () => {
    const server = await startServer();
    const { access_token } = await server.signUp();
    const head = `POST /api/auth/refresh HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${access_token}\r\nConnection: close\r\n`;
    const statusOf = async (more: string) => (await raw(server, head + more)).split(' ')[1];
    expect(await statusOf('Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n')).toBe('200');
    expect(await statusOf('Content-Type: text/plain\r\nContent-Length: 0\r\n\r\n')).toBe('200');
    expect(await statusOf('Content-Type: text/plain\r\nContent-Length: 1\r\n\r\nx')).toBe('415');
  });

  it('an answer tells the time of the server, to the second', async () => {
    const server = await startServer({ now: () => Date.UTC(2030, 0, 2, 3, 4, 5, 678) });
    const { headers } = await server.call('GET', '/api/health');
    expect(headers.get('date')).toBe('Wed, 02 Jan 2030 03:04:05 GMT');
  });

  it('requests are limited per user, and the answer contains the time to wait', async () => {
    const server = await startServer({ requestsPerMinute: 3 });
    const { access_token: token } = await server.signUp();
    const statuses: number[] = [];
    for (let times = 0; times < 5; times++)
      statuses.push((await server.call('GET', '/api/auth/me', { token })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const { headers, body } = await server.call('GET', '/api/auth/me', { token });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.code).toBe('rate_limited');
  });

  it('only listed origins may send cross-origin requests', async () => {
    const server = await startServer({ allowedOrigins: ['https://app.example'] });
    const allowedFor = async (origin: string) =>
      (await server.call('GET', '/api/health', { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await allowedFor('https://app.example')).toBe('https://app.example');
    expect(await allowedFor('https://evil.example')).toBeNull();
  });
});

describe('a stop', () => {
  it('a stopping server answers the requests in progress, also on keep-alive connections', async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const slow = async () => {
      begin();
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { status: 200 as const, body: { status: 'ok' as const } };
    };
    const server = await startServer({ handlers: { ...handlers, getHealth: slow } });
    await server.call('GET', '/api/nothing');
    const answer = server.call('GET', '/api/health');
    await begun;
    await server.close();
    expect((await answer).status).toBe(200);
    await expect(server.call('GET', '/api/health')).rejects.toThrow();
  });
});
