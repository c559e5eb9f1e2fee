import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from '@mobility/openapi/limits';
import { serverLimits } from './domain/limits.ts';
import type { ServiceArea } from './domain/service-area.ts';
import { readServiceArea } from './read-service-area.ts';

/** Everything that may differ from one installation, or one test, to the next. Durations in milliseconds. */
export type Config = {
  /** The folder of the database and the secrets, or ':memory:' for nothing on disk. */
  dataDir: string;
  /** A PostgreSQL database, as postgres://user:password@host:port/name; null keeps everything in a file of `dataDir`. */
  databaseUrl: string | null;
  /** A read replica of the database, which serves the console's lists and may be behind; null reads them from the database itself. */
  databaseReadUrl: string | null;
  /** A Redis or Valkey server through which instances share positions, as redis://host:port; null for none. */
  positionsUrl: string | null;
  /** How many connections to PostgreSQL this instance opens for writes, as many for reads, and as many to a replica. */
  databaseConnections: number;
  /** How long a start waits for a database that does not answer. */
  databasePatience: number;
  /** A NATS server that connects the instances instead of PostgreSQL's LISTEN and NOTIFY; null where there is none. */
  busUrl: string | null;
  /** A Redis or Valkey server that shares limits and presence between instances; null keeps them in each one's memory. */
  limitsUrl: string | null;
  /**
   * The keys that sign tokens, each 32 bytes in base64, separated by commas, for instances that share no `dataDir`; null
   * keeps one there. The first one signs, the others are accepted.
   */
  tokenKey: string | null;
  host: string;
  port: number;
  /** The port on which `/metrics` is served; 0 takes a free one, null serves none. */
  metricsPort: number | null;
  /** An OpenTelemetry collector that takes traces by OTLP over HTTP; null records none. */
  tracesUrl: string | null;
  /** Which share of the traces that begin here is recorded, from 0 to 1. */
  tracesShare: number;
  /** The name of this instance in its log lines; null leaves it out. */
  instance: string | null;
  version: string;
  /** Whether the demo accounts exist. */
  demo: boolean;
  /** Whether a sign-in through a proxy is refused: the demo accounts, with their public password, are for this machine only. */
  refusesForwarded: boolean;
  /** The proxies whose X-Forwarded-For counts: how many there are, or their addresses; null where there is none. */
  trustProxy: number | readonly string[] | null;
  /** Whether an empty database is filled with a demo city and its history; only in demo mode. */
  demoCity: boolean;
  /** Whether simulated drivers and riders are active. */
  simulation: boolean;
  tokenLife: number;
  /** How long a ride may stay pending. */
  rideExpiry: number;
  /** How long a driver on duty may be without a socket and without a position; 0 means no limit. */
  driverOfflineAfter: number;
  /** How long a driver on the way to the pickup may give no sign before the ride is marked, and before it is offered again. */
  driverSilentAfter: number;
  driverLostAfter: number;
  /** How long a wave of offers waits before the next drivers get an offer. */
  waveEvery: number;
  /** Where rides may begin and end; null everywhere. */
  serviceArea: ServiceArea | null;
  /** How long a ride is offered to real drivers only, before simulated ones. */
  humansFirstFor: number;
  /**
   * The public address of this server, without a trailing slash; links in mails start with it. Where no setting names it and
   * the port is a free one, it is known once the server listens.
   */
  publicUrl: string;
  /** The mail server, as smtp://user:password@host:port; null leaves mail in the store. */
  smtpUrl: string | null;
  /** The sender of mail. */
  mailFrom: string;
  /** Origins besides our own that may call and connect. */
  allowedOrigins: readonly string[];
  /** Whether the application was built with a key of Google Maps, whose script its page then loads. */
  usesGoogleMaps: boolean;
  /** The folder of the built application; null serves the API alone. */
  publicDir: string | null;
  /** The folder of the contract viewer that `/docs` serves; null serves none. */
  docsDir: string | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Whether a response that breaks the contract becomes a 500. */
  checkAnswers: boolean;
  /** How often the outbox is read for messages that other processes wrote. */
  outboxPoll: number;
  /** The time over which sockets are closed at a stop, so that clients do not all reconnect at once. */
  closeStagger: number;
  /** The interval of the background jobs; 0 turns them off. */
  jobInterval: number;
  /** Requests per minute of one user; one address may hold five. */
  requestsPerMinute: number;
  /**
   * Stripe, if configured, charges the cards; otherwise the sandbox does. With the secret of its webhook, its messages are
   * received. Key and secret are never logged or sent.
   */
  stripe: { secretKey: string; apiBase: string; webhookSecret?: string | undefined } | null;
  /** Whether the sandbox uses its own checkout page instead of the card dialog. */
  hostedCheckout: boolean;
  /** The time limit of a payment gateway call. */
  gatewayPatience: number;
  /** Wrong passwords per account or known device, and per address, in a quarter of an hour. */
  guessesPerAccount: number;
  guessesPerAddress: number;
};

const defaults: Config = {
  dataDir: ':memory:',
  databaseUrl: null,
  databaseReadUrl: null,
  positionsUrl: null,
  databaseConnections: 10,
  databasePatience: 0,
  busUrl: null,
  limitsUrl: null,
  tokenKey: null,
  host: '127.0.0.1',
  port: 0,
  metricsPort: null,
  tracesUrl: null,
  tracesShare: 1,
  instance: null,
  version: 'development',
  demo: false,
  refusesForwarded: false,
  trustProxy: null,
  demoCity: false,
  simulation: false,
  tokenLife: serverLimits.auth.tokenLife,
  rideExpiry: limits.ride.expiresAfter,
  driverOfflineAfter: serverLimits.live.driverOfflineAfter,
  driverSilentAfter: serverLimits.ride.driverSilentAfter,
  driverLostAfter: serverLimits.ride.driverLostAfter,
  waveEvery: limits.offer.waveEvery,
  humansFirstFor: 20_000,
  serviceArea: null,
  publicUrl: 'http://localhost:8080',
  smtpUrl: null,
  mailFrom: 'Mobility <no-reply@mobility.example>',
  allowedOrigins: [],
  usesGoogleMaps: false,
  publicDir: null,
  docsDir: null,
  logLevel: 'silent',
  checkAnswers: true,
  outboxPoll: 200,
  closeStagger: 0,
  jobInterval: 0,
  requestsPerMinute: 10_000,
  stripe: null,
  hostedCheckout: false,
  gatewayPatience: 8_000,
  guessesPerAccount: 10,
  guessesPerAddress: 1_000,
};

/** The defaults, which suit tests, with the given values. */
export const configure = (given: Partial<Config>): Config => ({ ...defaults, ...given });

// An installation runs the bundle; development runs the source.
const fromSource = import.meta.filename.endsWith('.ts');

/** The configuration of a running server, from the environment. Throws on a value that makes no sense. */
export function configFromEnvironment(env: NodeJS.ProcessEnv = process.env): Config {
  const host = env.HOST ?? '127.0.0.1';
  const port = wholeNumber(env, 'PORT', 8080, 65_535);
  const publicUrl = readUrl(env, 'PUBLIC_URL', ['http:', 'https:']);
  const isLocalDemo = env.DEMO === undefined && isOnlyForThisMachine(env, host, publicUrl);
  const demo = env.DEMO === '1' || isLocalDemo;
  return configure({
    host,
    port,
    dataDir: env.DATA_DIR ?? '.data',
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseReadUrl: readUrl(env, 'DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    positionsUrl: readUrl(env, 'POSITIONS_URL', ['redis:', 'rediss:']),
    databaseConnections: wholeNumber(env, 'DATABASE_CONNECTIONS', 10),
    databasePatience: wholeNumber(env, 'DATABASE_WAIT_SECONDS', 60) * 1000,
    busUrl: readUrl(env, 'BUS_URL', ['nats:', 'tls:']),
    limitsUrl: readUrl(env, 'LIMITS_URL', ['redis:', 'rediss:']),
    tokenKey: env.TOKEN_KEY || null,
    tracesUrl: readUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    tracesShare: share(env, 'OTEL_TRACES_SAMPLER_ARG', 1),
    metricsPort: env.METRICS_PORT ? wholeNumber(env, 'METRICS_PORT', 0, 65_535) : null,
    instance: env.INSTANCE || null,
    version: env.VERSION ?? '0.1.0',
    demo,
    refusesForwarded: isLocalDemo,
    trustProxy: readProxies(env.TRUST_PROXY),
    demoCity: demo && env.DEMO_CITY !== '0',
    simulation: demo && env.SIMULATION !== 'off',
    stripe: readStripe(env),
    hostedCheckout: env.CHECKOUT === 'hosted',
    tokenLife: wholeNumber(env, 'TOKEN_LIFE_SECONDS', serverLimits.auth.tokenLife / 1000) * 1000,
    rideExpiry: wholeNumber(env, 'RIDE_EXPIRY_SECONDS', limits.ride.expiresAfter / 1000) * 1000,
    driverOfflineAfter:
      wholeNumber(env, 'DRIVER_OFFLINE_SECONDS', serverLimits.live.driverOfflineAfter / 1000) * 1000,
    serviceArea: readServiceArea(env.SERVICE_AREA),
    publicUrl: publicUrl ?? ownUrl(host, port),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    ...(env.MAIL_FROM ? { mailFrom: env.MAIL_FROM } : {}),
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '').split(',').filter(Boolean),
    usesGoogleMaps: Boolean(env.GOOGLE_MAPS_API_KEY),
    publicDir: env.PUBLIC_DIR ?? join(import.meta.dirname, '../../app/dist'),
    docsDir: fromSource
      ? dirname(fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js')))
      : join(import.meta.dirname, 'docs'),
    logLevel: readLevel(env.LOG_LEVEL),
    checkAnswers: fromSource,
    closeStagger: 1_000,
    jobInterval: 1_000,
    requestsPerMinute: wholeNumber(env, 'REQUESTS_PER_MINUTE', 1_200),
    guessesPerAddress: wholeNumber(env, 'GUESSES_PER_ADDRESS', 300),
  });
}

/** Whether the host is reachable from this machine only. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.');

/** Whether a public address leads to this machine only. */
export const isLocalUrl = (url: string): boolean => isLoopback(new URL(url).hostname);

const isOnlyForThisMachine = (env: NodeJS.ProcessEnv, host: string, publicUrl: string | null): boolean =>
  isLoopback(host) && (publicUrl === null || isLocalUrl(publicUrl)) && env.NODE_ENV !== 'production';

/** A number of proxies, or addresses and networks such as `10.0.0.0/8`, separated by commas. */
function readProxies(text = ''): Config['trustProxy'] {
  if (text === '') return null;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.every(isNetwork)) return addresses;
  throw new Error('TRUST_PROXY must be the number of proxies, or their addresses separated by commas.');
}

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    most > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  );
};

/** The address at which this machine reaches the server. */
export const ownUrl = (host: string, port: number): string =>
  `http://${isLoopback(host) || host === '0.0.0.0' ? 'localhost' : host}:${port}`;

// The value is not repeated: it may hold a password.
function readUrl(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol)) {
    throw new Error(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
  }
  return text.replace(/\/+$/, '');
}

const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

function readStripe(env: NodeJS.ProcessEnv): Config['stripe'] {
  const apiBase = readUrl(env, 'STRIPE_API_BASE', ['http:', 'https:']) ?? 'https://api.stripe.com';
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET || undefined;
  return env.STRIPE_SECRET_KEY ? { secretKey: env.STRIPE_SECRET_KEY, apiBase, webhookSecret } : null;
}

function readLevel(text = 'warn'): Config['logLevel'] {
  const level = levels.find((known) => known === text);
  if (!level) throw new Error(`LOG_LEVEL must be one of ${levels.join(', ')}, not '${text}'.`);
  return level;
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, otherwise: number, max = 2_147_483): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new Error(`${name} must be a whole number from 0 to ${max}, not '${text}'.`);
  }
  return value;
}

function share(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!(value >= 0 && value <= 1)) throw new Error(`${name} must be a number from 0 to 1, not '${text}'.`);
  return value;
}
