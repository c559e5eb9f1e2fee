import { afterEach, expect, test, vi } from 'vitest';
import { sendCounted } from './send-counted.ts';

type Sent = { method: string; url: string; headers: Record<string, string>; body: string };

/** The browser's request as far as it is used here; the test decides what happens to it. */
class FakeExchange extends EventTarget {
  static begun: PromiseWithResolvers<FakeExchange>;
  readonly upload = new EventTarget();
  readonly sent: Sent = { method: '', url: '', headers: {}, body: '' };
  isAborted = false;
  status = 0;
  statusText = '';
  responseText = '';
  open(method: string, url: string): void {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.sent.headers[name] = value;
  }
  async send(body: Blob): Promise<void> {
    this.sent.body = await body.text();
    FakeExchange.begun.resolve(this);
  }
  abort(): void {
    this.isAborted = true;
    this.end('abort');
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-request-id: a: b\r\n';
  }
  end(type: 'load' | 'error' | 'abort', status = 0, responseText = ''): void {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

const begin = async (signal?: AbortSignal) => {
  vi.stubGlobal('XMLHttpRequest', FakeExchange);
  FakeExchange.begun = Promise.withResolvers();
  const told: [number, number][] = [];
  const request = new Request('http://localhost/api/admin/database/restore', {
    method: 'POST',
    headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
    body: '{"format":"ü"}',
    ...(signal && { signal }),
  });
  const answer = sendCounted(request, (...counts) => told.push(counts));
  answer.catch(() => undefined);
  return { answer, told, exchange: await FakeExchange.begun.promise };
};
afterEach(() => vi.unstubAllGlobals());

test('a request is sent as it is, and its bytes are counted', async () => {
  const { exchange, told } = await begin();
  expect(exchange.sent).toEqual({
    method: 'POST',
    url: 'http://localhost/api/admin/database/restore',
    headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
    body: '{"format":"ü"}',
  });
  for (const loaded of [5, 15])
    exchange.upload.dispatchEvent(
      new ProgressEvent('progress', { loaded, total: 15, lengthComputable: true }),
    );
  expect(told).toEqual([
    [5, 15],
    [15, 15],
  ]);
});

test.each([200, 409])('an answer of the status %i comes with its body and headers', async (status) => {
  const { exchange, answer } = await begin();
  exchange.end('load', status, '{"detail":"Some text"}');
  const response = await answer;
  expect([response.status, response.ok, await response.json()]).toEqual([
    status,
    status === 200,
    { detail: 'Some text' },
  ]);
  expect([...response.headers]).toEqual([
    ['content-type', 'application/json'],
    ['x-request-id', 'a: b'],
  ]);
});

test('an answer without a body has none', async () => {
  const { exchange, answer } = await begin();
  exchange.end('load', 204);
  expect((await answer).status).toBe(204);
});

test('a broken connection rejects as that of a fetch does', async () => {
  const { exchange, answer } = await begin();
  exchange.end('error');
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

test('the signal of the request ends it, with the reason of the signal', async () => {
  const controller = new AbortController();
  const { exchange, answer } = await begin(controller.signal);
  const reason = new Error('too late');
  controller.abort(reason);
  expect(exchange.isAborted).toBe(true);
  await expect(answer).rejects.toBe(reason);
});
