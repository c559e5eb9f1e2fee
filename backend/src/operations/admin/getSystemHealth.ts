import { setTimeout as wait } from 'node:timers/promises';
import type { HealthComponent } from '@mobility/openapi';
import { probeStore } from '../../admin/probe-store.ts';
import type { Context } from '../../context.ts';
import {
  assessApi,
  assessLedger,
  assessLiveChannel,
  assessMail,
  assessPayments,
  down,
  type Finding,
  worstOf,
} from '../../domain/health.ts';
import type { Handler } from '../../operation.ts';
import { countCardPayments, countMail, countUndelivered } from '../../store/health.ts';
import { auditBooks } from '../../store/kept/books-check.ts';

type Probe = (context: Context) => Promise<Finding>;

const patience = 3_000;
const deliveredWithin = 5_000;
const stuckAfter = 120_000;
const recent = 900_000;

const probeApi: Probe = async () => {
  const start = performance.now();
  await wait(0);
  return assessApi(performance.now() - start, process.uptime() * 1_000);
};

const probeLiveChannel: Probe = async ({ store, hub, now }) => {
  const { sockets, delivered } = hub.state();
  return assessLiveChannel(sockets, await countUndelivered(store.read, delivered, now() - deliveredWithin));
};

const probePayments: Probe = async ({ store, now }) =>
  assessPayments(
    await countCardPayments(store.read, { since: now() - recent, stuckBefore: now() - stuckAfter }),
  );

const probeLedger: Probe = async ({ store }) => assessLedger(await store.snapshot(auditBooks));

const probeMail: Probe = async ({ store, config, now }) =>
  assessMail(await countMail(store.read), config.smtpUrl !== null, now());

const probes: readonly (readonly [HealthComponent['name'], Probe])[] = [
  ['api', probeApi],
  ['database', probeStore],
  ['live_channel', probeLiveChannel],
  ['payments', probePayments],
  ['ledger', probeLedger],
  ['mail', probeMail],
];

/** Runs a probe; a component whose probe fails or takes too long is down. */
const examine = async (
  context: Context,
  [name, probe]: readonly [HealthComponent['name'], Probe],
): Promise<HealthComponent> => {
  const start = performance.now();
  const giveUp = new AbortController();
  const silence = wait(patience, down('No answer in time'), { signal: giveUp.signal });
  const found = probe(context).catch((error: unknown) => {
    context.log.error({ err: error, component: name }, 'a health probe failed');
    return down('The probe failed');
  });
  const finding = await Promise.race([found, silence]);
  giveUp.abort();
  await silence.catch(() => {});
  return { name, ...finding, latency_ms: Math.round((performance.now() - start) * 10) / 10 };
};

/** Probes every component now, one after the other, so that no probe slows down another. */
export const getSystemHealth: Handler<'getSystemHealth'> = async (context) => {
  const components: HealthComponent[] = [];
  for (const probe of probes) components.push(await examine(context, probe));
  return {
    status: 200,
    body: { status: worstOf(components), checked_at: new Date(context.now()).toISOString(), components },
  };
};
