import type { HealthState, SystemHealth } from '@mobility/openapi';
import type { HealthSentence } from '@mobility/openapi/health-sentences';
import { fromCents } from './money/money.ts';

/** The result of a probe: a status, and a sentence for the admin, which the console can say in other languages. */
export type Finding = { status: HealthState; detail: HealthSentence };

const healthy = (detail: HealthSentence): Finding => ({ status: 'healthy', detail });
const degraded = (detail: HealthSentence): Finding => ({ status: 'degraded', detail });
export const down = (detail: HealthSentence): Finding => ({ status: 'down', detail });

const counted = <One extends string, Many extends string>(count: number, one: One, many: Many) =>
  `${count} ${count === 1 ? one : many}` as const;

const slowLoop = 250;
/** `lag` and `uptime` in milliseconds. */
export const assessApi = (lag: number, uptime: number): Finding => {
  const minutes = Math.floor(uptime / 60_000);
  const since =
    minutes < 120
      ? counted(minutes, 'minute', 'minutes')
      : counted(Math.floor(minutes / 60), 'hour', 'hours');
  const text = `Up for ${since}` as const;
  return lag > slowLoop ? degraded(`${text}. Responses are delayed by ${Math.round(lag)} ms`) : healthy(text);
};

const slowStore = 500;
/** `took` in milliseconds. */
export const assessStore = (took: number, isReadBack: boolean): Finding => {
  if (!isReadBack) return down('Data that was written could not be read back');
  return took > slowStore
    ? degraded(`Reads and writes take ${Math.round(took)} ms`)
    : healthy('Reads and writes work');
};

export const assessLiveChannel = (sockets: number, undelivered: number): Finding => {
  const open = `${counted(sockets, 'connection', 'connections')} open here` as const;
  return undelivered > 0
    ? degraded(`${open}, ${counted(undelivered, 'message', 'messages')} overdue`)
    : healthy(open);
};

type CardPayments = { all: number; silent: number; stuck: number };

export const assessPayments = ({ all, silent, stuck }: CardPayments): Finding => {
  if (stuck > 0)
    return degraded(
      `${counted(stuck, 'card payment is', 'card payments are')} waiting for a response from the bank`,
    );
  if (silent > 0 && silent === all) return down('The bank has not responded for 15 minutes');
  if (silent > 0)
    return degraded(
      `The bank did not respond to ${silent} of ${counted(all, 'card payment', 'card payments')}`,
    );
  return healthy(
    all === 0
      ? 'No card payments in the last 15 minutes'
      : `${counted(all, 'card payment', 'card payments')} processed`,
  );
};

type Books = {
  entries: number;
  sum: number;
  unbalanced: number;
  orphaned: number;
  stillHeld: number;
  /** What is wrong in older entries, and the kept figures that differ from their history. */
  older: number;
  figures: number;
};

export const assessLedger = ({
  entries,
  sum,
  unbalanced,
  orphaned,
  stillHeld,
  older,
  figures,
}: Books): Finding => {
  if (sum !== 0) return down(`The entries add up to ${fromCents(sum).toFixed(2)} instead of zero`);
  if (unbalanced > 0)
    return down(`${counted(unbalanced, 'transaction does', 'transactions do')} not add up to zero`);
  if (orphaned !== 0) return down(`Balances of ${fromCents(orphaned).toFixed(2)} belong to unknown users`);
  if (stillHeld > 0)
    return down(`Fees are still on hold for ${counted(stillHeld, 'ride', 'rides')} without a driver`);
  if (older > 0) return down(`The check of older entries found ${counted(older, 'error', 'errors')}`);
  if (figures > 0)
    return down(
      `${counted(figures, 'balance or count differs', 'balances or counts differ')} from the history`,
    );
  return healthy(
    `The newest ${counted(entries, 'entry adds', 'entries add')} up to zero, and all balances match`,
  );
};

const patience = 300_000;
type Mail = { waiting: number; oldest: number; failing: number };

export const assessMail = ({ waiting, oldest, failing }: Mail, hasServer: boolean, now: number): Finding => {
  const mails = counted(waiting, 'e-mail is waiting', 'e-mails are waiting');
  if (!hasServer) return healthy(`No mail server is configured: ${mails}`);
  if (failing > 0) return degraded(`${mails}; the mail server refused ${failing}`);
  return waiting > 0 && now - oldest > patience
    ? degraded(`${mails}, the oldest for more than 5 minutes`)
    : healthy(waiting === 0 ? 'All e-mails are sent' : mails);
};

const order: readonly HealthState[] = ['healthy', 'degraded', 'down'];

/** The overall status is the worst status of a component. */
export const worstOf = (components: SystemHealth['components']): HealthState =>
  order.findLast((state) => components.some(({ status }) => status === state)) ?? 'healthy';
