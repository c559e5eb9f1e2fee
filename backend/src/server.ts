import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { rememberHere } from './auth/attempts.ts';
import { createDeviceProofs } from './auth/device-proofs.ts';
import { createGuessLimits } from './auth/guess-limits.ts';
import { tokenKeys } from './auth/secrets.ts';
import { rememberIn } from './auth/shared-attempts.ts';
import { createSocketTickets } from './auth/socket-tickets.ts';
import { createTokens } from './auth/tokens.ts';
import { createVault } from './backup/vault.ts';
import { type Config, configure, ownUrl } from './config.ts';
import type { Context } from './context.ts';
import type { PaymentGateway } from './domain/money/gateway.ts';
import { chooseGateway, servesCheckout } from './gateways/choose-gateway.ts';
import { createApp } from './http/app.ts';
import { bindContract } from './http/contract.ts';
import { createLimits } from './http/limits/rate-limit.ts';
import { RequestCounts } from './http/limits/request-counts.ts';
import { shareCounts } from './http/limits/share-counts.ts';
import { serveCheckout } from './http/pages/checkout.ts';
import { serveFirstAdmin } from './http/pages/first-admin.ts';
import { servePasswordReset } from './http/pages/reset-password.ts';
import { serveEmailVerification } from './http/pages/verify-email.ts';
import { isOfApiOrLive } from './http/path.ts';
import { serveOperations } from './http/routes.ts';
import { serveAvatars } from './http/serve-avatars.ts';
import { serveStripeWebhook } from './http/stripe-webhook.ts';
import { idsFrom } from './ids.ts';
import { startJobs } from './jobs/start-jobs.ts';
import type { Heartbeat } from './live/heartbeat.ts';
import { createHub } from './live/hub.ts';
import { sharePresence } from './live/presence.ts';
import { Sockets } from './live/sockets.ts';
import { createLogger } from './logger.ts';
import { nameAddress } from './mail/name-address.ts';
import { openPositions } from './matching/open-positions.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { type MetricsServer, serveMetrics } from './metrics/serve-metrics.ts';
import type { Handlers } from './operation.ts';
import { handlers as allHandlers } from './operations/index.ts';
import { createQuotes } from './quotes.ts';
import { openRedis, type Redis } from './redis/open-redis.ts';
import { serveLiveChannel } from './serve-live-channel.ts';
import { ping } from './store/health.ts';
import { openStore } from './store/open-store.ts';
import { logOutages } from './store/outage/log-outages.ts';
import { migrateWhenUp } from './store/outage/migrate-when-up.ts';
import { retireSimulatedDrivers } from './store/simulation.ts';

/** Demo data and simulated traffic. Only main.ts loads an implementation, in demo mode. */
export type City = {
  /** Fills the database before the server listens. */
  seed(context: Context): Promise<void>;
  /** Starts the simulated traffic. Returns a function that stops it. */
  start(context: Context): Promise<() => Promise<void>>;
};

/** The configuration, and the ports that a test may replace. */
export type ServerOptions = Partial<Config> & {
  now?: () => number;
  gateway?: PaymentGateway;
  handlers?: Handlers;
  city?: City;
  heartbeat?: Heartbeat;
  /** Runs once if the database does not answer yet and the start waits for it. */
  onDatabaseWait?: (patience: number) => void;
  logDestination?: DestinationStream;
};

/** A server that is ready, on a port or not yet. */
export type MobilityServer = {
  app: FastifyInstance;
  context: Context;
  /** Where the first admin is made, with its one-time token; null once there is an admin. */
  firstAdminPath: string | null;
  /** The port of `/metrics`; null where none is served. */
  metricsPort: number | null;
  /** Takes the configured port; 0 takes a free one. */
  listen(): Promise<{ url: string; port: number }>;
  /** Finishes what has begun, closes the sockets with 1012, then the store. */
  close(): Promise<void>;
};

const defaultHeartbeat = { every: 25_000, within: 10_000 };

/** Builds a whole backend. Throws when the contract and the handlers disagree. */
export async function createServer(options: ServerOptions = {}): Promise<MobilityServer> {
  const { handlers = allHandlers } = options;
  const operations = bindContract(handlers);
  const { context, sockets, redis } = await createContext(options);
  const { config, positions, store } = context;
  const app = await createApp(context, operations);
  const metrics = await startMetrics(app, context);
  const counts = new RequestCounts();
  const limits = createLimits(counts, config.requestsPerMinute);
  const stopSharing = redis ? shareCounts(redis, counts) : () => {};
  app.addHook('onRequest', async (request) => {
    if (isOfApiOrLive(request)) await limits.address(request);
  });
  serveLiveChannel(app, context, {
    sockets,
    heartbeat: options.heartbeat ?? defaultHeartbeat,
    countAddress: limits.countAddress,
  });
  serveOperations(app, context, operations, handlers, limits.user);
  serveAvatars(app, context);
  const firstAdminPath = await serveFirstAdmin(app, context);
  await serveEmailVerification(app, context, limits.address);
  await servePasswordReset(app, context, limits.address);
  if (servesCheckout(config)) await serveCheckout(app, context);
  await serveStripeWebhook(app, context);
  const stopJobs = startJobs(context);
  const stopCity = await startCity(context, options.city);
  app.addHook('onClose', async () => {
    await stopCity();
    await stopJobs();
    // What could not be stored is reported again; the rest still has to be closed.
    await positions.close().catch((error) => context.log.error({ err: error }, 'could not store positions'));
    await metrics?.close();
    stopSharing();
    await redis?.close();
    await store.close();
    await context.tracing?.close();
  });
  await app.ready();
  return {
    app,
    context,
    firstAdminPath,
    metricsPort: metrics?.port ?? null,
    listen: async () => {
      const place = await listen(app, config);
      await nameOwnAddress(context, place.port);
      return place;
    },
    close: () => app.close(),
  };
}

/** Measures every request if a port for the metrics is configured. */
async function startMetrics(app: FastifyInstance, context: Context): Promise<MetricsServer | null> {
  const { config, log } = context;
  if (config.metricsPort === null) return null;
  const metrics = createMetrics(context);
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    metrics.observe(routeOptions.config.operationId ?? '', reply.statusCode, reply.elapsedTime);
  });
  return serveMetrics({ metrics, host: config.host, port: config.metricsPort, log });
}

/** Starts the city's traffic; without a city its drivers are taken offline, as they cannot answer an offer. */
async function startCity(context: Context, city: City | undefined): Promise<() => Promise<void>> {
  if (city) return city.start(context);
  await retireSimulatedDrivers(context.store, context.now());
  return async () => {};
}

type Built = { context: Context; sockets: Sockets; redis: Redis | null };

async function createContext(options: ServerOptions): Promise<Built> {
  const { now = Date.now, logDestination } = options;
  const newId = idsFrom(now);
  const config = configure(options);
  const ownLog = createLogger(config, logDestination);
  const keys = tokenKeys(config.dataDir, config.tokenKey);
  const { tracesUrl } = config;
  // Loaded only where traces are recorded.
  const tracing =
    tracesUrl === null
      ? null
      : (await import('./tracing/open-tracing.ts')).openTracing({ ...config, tracesUrl, log: ownLog });
  const store = openStore({ ...config, tracer: tracing?.tracer });
  const log = logOutages(ownLog, () => ping(store.read));
  await migrateWhenUp(store, {
    patience: config.databasePatience,
    onWait: () => options.onDatabaseWait?.(config.databasePatience),
  });
  const sockets = new Sockets();
  const { limitsUrl } = config;
  const redis =
    limitsUrl === null
      ? null
      : await openRedis({ url: limitsUrl, purpose: 'limits and presence', log: ownLog });
  const context: Context = {
    config,
    store,
    hub: await createHub({ ...config, store, sockets, presence: sharePresence(redis, sockets, now), log }),
    positions: await openPositions({ ...config, store, now, log }),
    tokens: createTokens({ keys, life: config.tokenLife, now }),
    tickets: createSocketTickets(keys, now),
    devices: createDeviceProofs(keys, now),
    quotes: createQuotes(keys),
    vault: createVault(keys),
    guesses: createGuessLimits({
      perBudget: config.guessesPerAccount,
      perAddress: config.guessesPerAddress,
      now,
      logs: redis ? [rememberHere(), rememberIn(redis)] : [rememberHere()],
    }),
    gateway: options.gateway ?? chooseGateway(config, { store, now, newId }, ownLog),
    tracing,
    log,
    now,
    newId,
  };
  await options.city?.seed(context);
  return { context, sockets, redis };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<{ url: string; port: number }> {
  await app.listen({ host, port });
  const address = app.server.address();
  const taken = isNetworkAddress(address) ? address.port : port;
  const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
  return { url: `http://${name}:${taken}`, port: taken };
}

/** Fills in the port of the public address if neither was configured, also in mails that the demo city has already written. */
async function nameOwnAddress({ config, store }: Context, port: number): Promise<void> {
  const unknown = ownUrl(config.host, 0);
  if (config.publicUrl !== unknown) return;
  config.publicUrl = ownUrl(config.host, port);
  await nameAddress(store, unknown, config.publicUrl);
}

const isNetworkAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;
