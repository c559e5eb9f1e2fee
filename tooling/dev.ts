/** `npm run dev`: runs everything from source. The backend restarts after a change; the app hot-reloads. */
import { stay } from './run.ts';

const port = Number(process.env.PORT ?? 8080);
const api = port + 1;
const backend = stay(process.execPath, ['--watch', '--watch-preserve-output', 'backend/src/main.ts'], {
  PORT: String(api),
  DEMO: '1',
});
const app = stay('npx', ['vite', '--config', 'app/vite.config.ts', '--port', String(port), '--strictPort'], {
  MOBILITY_API: `http://127.0.0.1:${api}`,
});

const stop = (code: number): void => {
  backend.kill('SIGTERM');
  app.kill('SIGTERM');
  process.exitCode = code;
};
for (const child of [backend, app]) child.on('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
