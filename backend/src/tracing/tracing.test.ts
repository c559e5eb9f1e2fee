import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../testing/start-server.ts';

type Value = { stringValue?: string; intValue?: number };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
};
type Batch = {
  resourceSpans: {
    resource: { attributes: Span['attributes'] };
    scopeSpans: { spans: Span[] }[];
  }[];
};

const parent = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${parent.traceId}-${parent.spanId}-01`;

/** A collector on a free port that keeps what it gets, or refuses it. */
const startCollector = async (status = 200) => {
  const batches: Batch[] = [];
  const paths: string[] = [];
  const read = async (request: IncomingMessage): Promise<void> => {
    paths.push(request.url ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const isZipped = request.headers['content-encoding'] === 'gzip';
    batches.push(JSON.parse((isZipped ? gunzipSync(body) : body).toString()));
  };
  const server = createServer((request, response) => {
    void read(request).then(() => response.writeHead(status).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, batches, paths };
};

const spansIn = (batches: Batch[]): Span[] =>
  batches.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

const attribute = (attributes: Span['attributes'], name: string): string | number | undefined => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

/** A body whose second half comes later, so that it is read apart from its headers. */
const slowly = (text: string): ReadableStream =>
  ReadableStream.from(
    (async function* () {
      yield Buffer.from(text.slice(0, 9));
      await new Promise((resolve) => setTimeout(resolve, 50));
      yield Buffer.from(text.slice(9));
    })(),
  );

test('a request is a span of its operation below the caller’s, with its statements below it', async () => {
  const collector = await startCollector();
  const server = await startServer({ tracesUrl: collector.url, instance: 'one' });
  const { access_token: token } = await server.signUp('rider', 'traced@example.com');
  const headers = { traceparent, 'x-request-id': 'request-1' };
  const profile = JSON.stringify({ name: 'Secret Name', phone: '+1 415 555 0101' });
  await fetch(`${server.url}/api/user/profile`, {
    method: 'PUT',
    headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: slowly(profile),
    duplex: 'half',
  });
  await server.close();

  expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']));
  const spans = spansIn(collector.batches).filter(({ traceId }) => traceId === parent.traceId);
  const [request, ...others] = spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
  expect(others).toEqual([]);
  expect(request?.name).toBe('updateMyProfile');
  const { attributes = [] } = request ?? {};
  expect(attribute(attributes, 'http.route')).toBe('/api/user/profile');
  expect(attribute(attributes, 'http.response.status_code')).toBe(200);
  expect(attribute(attributes, 'mobility.request_id')).toBe('request-1');
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'update users', 'commit']),
  );
  const [batch] = collector.batches;
  const resource = batch?.resourceSpans[0]?.resource.attributes ?? [];
  expect(attribute(resource, 'service.name')).toBe('mobility');
  expect(attribute(resource, 'service.instance.id')).toBe('one');

  const everything = JSON.stringify(collector.batches);
  for (const secret of [token, 'correct horse', 'traced@example.com', 'Secret Name'])
    expect(everything).not.toContain(secret);
});

test('a trace that the caller does not record is not recorded here', async () => {
  const collector = await startCollector();
  const server = await startServer({ tracesUrl: collector.url });
  await server.call('GET', '/api/health', { headers: { traceparent: traceparent.replace(/01$/, '00') } });
  await server.close();
  expect(spansIn(collector.batches)).toEqual([]);
});

test('requests are answered while the collector is away, and one log line says so', async () => {
  const lines: string[] = [];
  const logDestination = { write: (line: string) => lines.push(line) };
  const collector = await startCollector(400);
  const server = await startServer({ tracesUrl: collector.url, logLevel: 'warn', logDestination });
  expect((await server.call('GET', '/api/health')).status).toBe(200);
  await server.close();
  expect(lines.filter((line) => line.includes('could not send traces'))).toHaveLength(1);
});
