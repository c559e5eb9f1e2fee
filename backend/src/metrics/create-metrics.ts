import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { countRidesIn, countStuckPayments, countUndelivered } from '../store/health.ts';

/** The buckets in seconds: from an answer from memory to one that waited for the payment gateway. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Milliseconds after which an undelivered message, or a payment without an answer, is counted. */
const deliveredWithin = 5_000;
const paidWithin = 120_000;

/** The metrics that this instance reports to Prometheus. Each server has its own registry. */
export const createMetrics = (context: Context) => {
  const { store, hub, now } = context;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'mobility_http_request_duration_seconds',
    help: 'How long requests took, by operation of the contract and by status.',
    labelNames: ['operation', 'status'],
    buckets,
    registers,
  });
  const gauge = (name: string, help: string, read: () => Promise<number> | number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('mobility_sockets', 'Open sockets of this instance.', () => hub.state().sockets);
  if (context.config.busUrl !== null)
    gauge('mobility_bus_up', 'Whether NATS answers: 1 or 0.', () => Number(hub.state().busIsUp));
  gauge('mobility_rides_pending', 'Rides that wait for a driver.', () => countRidesIn(store.read, 'pending'));
  gauge('mobility_rides_in_progress', 'Rides with the rider on board.', () =>
    countRidesIn(store.read, 'in_progress'),
  );
  gauge('mobility_payments_stuck', 'Card payments without an answer for two minutes.', () =>
    countStuckPayments(store.read, now() - paidWithin),
  );
  gauge(
    'mobility_outbox_undelivered',
    'Live messages that this instance has not delivered within five seconds.',
    () => countUndelivered(store.read, hub.state().delivered, now() - deliveredWithin),
  );
  return {
    /** Records one answered request; `operation` is empty for files and pages. */
    observe: (operation: string, status: number, milliseconds: number): void =>
      requests.observe({ operation, status }, milliseconds / 1_000),
    contentType: registry.contentType,
    /** All metrics in the text format of Prometheus. Rejects while the database does not answer. */
    read: (): Promise<string> => registry.metrics(),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
