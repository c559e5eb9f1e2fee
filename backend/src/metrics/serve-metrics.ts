import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Metrics } from './create-metrics.ts';

type Options = { metrics: Metrics; host: string; port: number; log: Logger };
export type MetricsServer = { port: number; close(): Promise<void> };

/** Serves `/metrics` on a port of its own, which the proxy does not publish. */
export const serveMetrics = async ({ metrics, host, port, log }: Options): Promise<MetricsServer> => {
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') return response.writeHead(404).end();
    try {
      const text = await metrics.read();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch (error) {
      log.error({ err: error }, 'could not read the metrics');
      response.writeHead(503).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
