import { configFromEnvironment, isLocalUrl } from './config.ts';
import { createServer, type MobilityServer } from './server.ts';
import { isUnavailable } from './store/outage/unavailable.ts';

const stopWithin = 10_000;
const sharedAddress =
  'PUBLIC_URL is not on this machine and TRUST_PROXY is not set: behind a proxy all users share one address and its limits. Set TRUST_PROXY to the number of proxies or to their addresses.';

try {
  const config = configFromEnvironment();
  // Loaded in demo mode only: a production server runs without demo data and simulation.
  const demo = config.demo ? await import('./city/index.ts') : null;
  const server = await createServer({ ...config, ...(demo ? { city: demo.city } : {}), onDatabaseWait });
  stopOnSignal(server);
  const { url } = await server.listen();
  announce(server, url, demo);
} catch (error) {
  console.error(sentenceFor(error));
  process.exit(1);
}

function onDatabaseWait(patience: number): void {
  console.log(`The database of DATABASE_URL does not answer yet. Waiting up to ${patience / 1000} s.`);
}

type Demo = typeof import('./city/index.ts');

function announce({ context, firstAdminPath }: MobilityServer, url: string, demo: Demo | null): void {
  const { publicUrl, trustProxy } = context.config;
  console.log(`Mobility is ready at ${url}`);
  if (demo) {
    console.log(`Demo accounts, each with the password '${demo.demoPassword}':`);
    for (const { role, email } of demo.demoAccounts) console.log(`  ${role.padEnd(6)}  ${email}`);
  }
  if (trustProxy === null && !isLocalUrl(publicUrl)) console.log(sharedAddress);
  if (firstAdminPath) console.log(`Create the first admin here (works once): ${publicUrl}${firstAdminPath}`);
}

/** Stops at the first signal by finishing what has begun; a second one, or ten seconds, end it at once. */
function stopOnSignal(server: MobilityServer): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopWithin).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(sentenceFor(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : null;
  const port = 'port' in error ? error.port : null;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or choose another with PORT.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be used. Choose another with PORT.`;
  if (isUnavailable(error)) {
    return 'The database of DATABASE_URL does not answer. Start it, or correct the address.';
  }
  return error.message;
}
