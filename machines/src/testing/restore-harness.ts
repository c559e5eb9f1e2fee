import type { DatabaseStatus, Restored, RestorePreview } from '@mobility/openapi';
import status from '@mobility/openapi/examples/DatabaseStatus.json' with { type: 'json' };
import { vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Alert } from '../alerts/index.ts';
import { restoreWith } from '../restore/actors.ts';
import type { OnSent } from '../restore/progress.ts';
import { flush } from './index.ts';

export const preview: RestorePreview = {
  role_changes: [{ email: 'rae@rider.example', name: 'Rae', from: 'rider', to: 'admin' }],
  role_changes_total: 1,
  balance_changes: [],
  balance_changes_total: 0,
  users_added: 0,
  users_removed: 2,
};
export const stats = { collections_restored: 20, documents_restored: 412, errors: [] };
export const failure = (status: number, detail?: string) =>
  Object.assign(new Error('refused'), { kind: 'http', status, detail });
export const fileOf = (text: () => Promise<string>) => ({ name: 'backup.json', size: 12, text });
export const good = fileOf(async () => '{"version":1}');

type Client = {
  previewRestore?: () => Promise<RestorePreview>;
  restoreBackup?: () => Promise<Restored>;
  getDatabaseStatus?: () => Promise<DatabaseStatus>;
};
/** The machine with a server, a clock and the other ports of a page. */
export const start = (client: Client = {}) => {
  const previewRestore = vi.fn(client.previewRestore ?? (async () => preview));
  const restoreBackup = vi.fn(client.restoreBackup ?? (async () => ({ restore_stats: stats })));
  const getDatabaseStatus = vi.fn(client.getDatabaseStatus ?? (async () => status));
  const timers = new SimulatedClock();
  const send = vi.fn(async (_request: Request, _onSent: OnSent) => new Response());
  let made = 0;
  const ids = { next: () => `key-${++made}` };
  const time = { now: 1_000 };
  const told: Alert[] = [];
  const [release, readAgain] = [vi.fn(), vi.fn()];
  const holdPage = vi.fn(() => release);
  const actor = createActor(
    restoreWith({
      client: { previewRestore, restoreBackup, getDatabaseStatus },
      send,
      ids,
      clock: { now: () => time.now },
      alerts: { send: ({ alert }) => told.push(alert) },
      holdPage,
      readAgain,
    }),
    { clock: timers },
  ).start();
  return {
    actor,
    previewRestore,
    restoreBackup,
    getDatabaseStatus,
    send,
    timers,
    time,
    told,
    holdPage,
    release,
    readAgain,
  };
};

/** A restore that waits for its answer, with what the answer ends. */
export const begin = async (client: Client = {}) => {
  const answer = Promise.withResolvers<Restored>();
  const started = start({ ...client, restoreBackup: () => answer.promise });
  started.actor.send({ type: 'choose', file: good });
  await flush();
  started.actor.send({ type: 'setPassword', password: 'secret' });
  started.actor.send({ type: 'restore' });
  return { ...started, answer };
};
