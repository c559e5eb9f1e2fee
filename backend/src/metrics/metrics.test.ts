import { expect, test } from 'vitest';
import { given } from '../testing/index.ts';
import { startServer } from '../testing/start-server.ts';

const read = async (port: number | null) => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

const metricIn = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );

test('requests are counted by operation and status, and pending rides by number', async () => {
  const { call, context, metricsPort } = await startServer({ metricsPort: 0 });
  expect(metricIn((await read(metricsPort)).text, 'mobility_rides_pending')).toBe(0);
  await given.pendingRide(context);
  await call('GET', '/api/health');
  await call('GET', '/api/rides/my-rides');
  const { status, type, text } = await read(metricsPort);
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(text).toContain(
    'mobility_http_request_duration_seconds_count{operation="getHealth",status="200"} 1',
  );
  expect(text).toContain(
    'mobility_http_request_duration_seconds_count{operation="listMyRides",status="401"} 1',
  );
  expect(metricIn(text, 'mobility_rides_pending')).toBe(1);
  expect(metricIn(text, 'mobility_sockets')).toBe(0);
  expect(metricIn(text, 'mobility_outbox_undelivered')).toBe(0);
});

test('the port of the metrics serves nothing else, and the port of the product has no metrics', async () => {
  const { url, metricsPort } = await startServer({ metricsPort: 0 });
  expect((await fetch(`http://127.0.0.1:${metricsPort}/api/health`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

test('without a port nothing is measured', async () => {
  expect((await startServer()).metricsPort).toBeNull();
});
