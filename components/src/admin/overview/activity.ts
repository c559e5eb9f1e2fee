import type { AuditLog, BalanceEntry, Ride, Timestamp } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { timestampMs } from '../../format/time.ts';

/** A movement of a balance, with the user whose balance it is. */
export type Movement = BalanceEntry & { user_id?: string; user_name?: string | null };

/** Something that has happened on the platform. `at` is in milliseconds since 1970. */
export type Activity = { id: string; at: number } & (
  | { kind: 'ride'; ride: Ride }
  | { kind: 'movement'; movement: Movement }
  | { kind: 'audit'; log: AuditLog }
);

/** Before all others where the time is missing or cannot be read. */
const msOf = (moment: Timestamp | null | undefined): number => {
  const ms = moment == null || moment === '' ? Number.NaN : timestampMs(moment);
  return Number.isNaN(ms) ? 0 : ms;
};

/** When the status of a ride last changed, as far as that is known. */
const changedAt = (ride: Ride): number =>
  Math.max(
    ...[
      ride.created_at,
      ride.requested_at,
      ride.accepted_at,
      ride.arrived_at,
      ride.started_at,
      ride.completed_at,
      ride.cancelled_at,
    ].map(msOf),
  );

const newest = <Item extends Activity>(items: Item[], most: number): Item[] =>
  items.toSorted((a, b) => b.at - a.at).slice(0, most);

/** Reads, such as the console's own, change nothing on the platform. */
const isRead = ({ action }: AuditLog): boolean => action.endsWith('_query');

const isSignIn = ({ action }: AuditLog): boolean => action === 'user_login' || action === 'user_logout';

/** The newest entries. Sign-ins, such as the admin's own, are among them only where there are too few others. */
const chosenLogs = (logs: readonly AuditLog[], most: number): Activity[] => {
  const shown = logs
    .filter((log) => !isRead(log))
    .map((log) => ({ kind: 'audit' as const, id: log.id, at: msOf(log.timestamp), log }));
  const others = newest(
    shown.filter(({ log }) => !isSignIn(log)),
    most,
  );
  const signIns = newest(
    shown.filter(({ log }) => isSignIn(log)),
    most - others.length,
  );
  return [...others, ...signIns];
};

/** The server writes an entry in the transaction of what it tells of, and the two may round its time differently. */
const sameMoment = 1_000;

/** Whether an entry of the audit trail tells of the same change of a ride or of a balance as a row. */
const tellsOf = (log: AuditLog, row: Activity): boolean => {
  if (Math.abs(msOf(log.timestamp) - row.at) > sameMoment) return false;
  if (row.kind === 'ride') return log.entity_type === 'ride' && log.entity_id === row.id;
  if (row.kind !== 'movement' || (log.entity_type !== 'balance' && log.entity_type !== 'payment'))
    return false;
  const { user_id } = row.movement;
  return user_id !== undefined && (log.entity_id === user_id || log.user_id === user_id);
};

type Sources = {
  rides: readonly Ride[];
  movements: readonly Movement[];
  logs: readonly AuditLog[];
};

/**
 * The newest activities, drawn from the newest rides, movements of balances and commands of the audit trail. An entry that
 * tells of a ride or a movement among them is left out, and the next one takes its place.
 */
export const recentActivity = ({ rides, movements, logs }: Sources): Activity[] => {
  const { shown, rides: mostRides, movements: mostMovements, logs: mostLogs } = limits.admin.activity;
  const rows: Activity[] = [
    ...newest(
      rides.map((ride) => ({ kind: 'ride' as const, id: ride.id, at: changedAt(ride), ride })),
      mostRides,
    ),
    ...newest(
      movements.map((movement) => ({
        kind: 'movement' as const,
        id: movement.id,
        at: msOf(movement.created_at),
        movement,
      })),
      mostMovements,
    ),
  ];
  const others = logs.filter((log) => !rows.some((row) => tellsOf(log, row)));
  return newest([...rows, ...chosenLogs(others, mostLogs)], shown);
};
