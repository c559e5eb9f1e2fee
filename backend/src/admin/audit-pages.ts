import type { QueryOf } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { type AuditChoice, type AuditRow, auditEntry, readAuditEntries } from '../store/audit.ts';
import { type Position, pageOf, readCursor } from '../store/cursor.ts';
import { contains, type ReadRows, scan } from '../store/scan.ts';
import type { Read } from '../store/store.ts';
import { searchedHeader } from './found.ts';
import { groupOf, inGroup } from './grouped.ts';

type Query = QueryOf<'listAuditLogs'>;

type Severity = AuditRow['severity'];

/** From the least severe to the most severe. */
const severities: readonly Severity[] = ['info', 'low', 'medium', 'high', 'critical'];

const positionInTime = ({ created_at, id }: AuditRow): Position => ({ value: created_at, id });
const positionBySeverity = (row: AuditRow): Position =>
  inGroup(severities.indexOf(row.severity), positionInTime(row));

/** The entries that a user wrote and those about the user, each once. */
const aboutPerson = (db: Read, id: string, choice: AuditChoice): ReadRows<AuditRow> => {
  const sign = choice.direction === 'asc' ? 1 : -1;
  const isEarlier = (a: AuditRow, b: AuditRow) =>
    a.created_at === b.created_at ? a.id < b.id : a.created_at < b.created_at;
  return async (after, most) => {
    const read = (as: 'user_id' | 'entity_id') =>
      readAuditEntries(db, { ...choice, person: { id, as } }, after, most);
    const found = await Promise.all([read('user_id'), read('entity_id')]);
    const once = new Map(found.flat().map((row) => [row.id, row]));
    return [...once.values()].toSorted((a, b) => (isEarlier(a, b) ? -sign : sign)).slice(0, most);
  };
};

/** The entries of each severity, one severity after the other: each is one range of an index. */
const bySeverity = (db: Read, choice: AuditChoice): ReadRows<AuditRow> => {
  const sign = choice.direction === 'asc' ? 1 : -1;
  const chosen = severities.filter((severity) => (choice.severity ?? severity) === severity);
  const groups = sign === 1 ? chosen : chosen.toReversed();
  return async (after, most) => {
    const last = after && groupOf(after);
    const rows: AuditRow[] = [];
    for (const severity of groups) {
      const distance = last ? (severities.indexOf(severity) - last.group) * sign : 1;
      if (distance < 0 || rows.length >= most) continue;
      const from = distance === 0 ? last?.within : undefined;
      rows.push(...(await readAuditEntries(db, { ...choice, severity }, from, most - rows.length)));
    }
    return rows;
  };
};

const isBySeverity = ({ sort }: Query): boolean => sort === 'severity';

/**
 * The filters that no index serves. In the order of time an index serves the user, else the action, else the severity; in the
 * order of severity it serves that alone.
 */
const filterOf = (query: Query): ((row: AuditRow) => boolean) | null => {
  const words = query.search?.trim().replace(/^#/, '');
  const { entity_type } = query;
  const isGrouped = isBySeverity(query);
  const user_id = isGrouped ? query.user_id : undefined;
  const action = isGrouped || query.user_id !== undefined ? query.action : undefined;
  const hasOther = query.user_id !== undefined || query.action !== undefined;
  const severity = !isGrouped && hasOther ? query.severity : undefined;
  if (!words && !entity_type && !user_id && !action && !severity) return null;
  return (row) =>
    (!entity_type || row.entity_type === entity_type) &&
    (!user_id || row.user_id === user_id || row.entity_id === user_id) &&
    (!action || row.action === action) &&
    (!severity || row.severity === severity) &&
    (!words ||
      contains(
        [row.action, row.description, row.entity_id, row.user_id, row.user_name, row.user_email],
        words,
      ));
};

const readerOf = (db: Read, query: Query): ReadRows<AuditRow> => {
  const { user_id, action, since, until, direction = 'desc' } = query;
  const range = { since, until, direction };
  if (isBySeverity(query)) return bySeverity(db, { ...range, severity: query.severity });
  if (user_id !== undefined) return aboutPerson(db, user_id, range);
  const severity = action === undefined ? query.severity : undefined;
  return (after, most) => readAuditEntries(db, { action, severity, ...range }, after, most);
};

/** One page of the audit trail, newest first unless the query says otherwise. */
export const readAuditPage = async (db: Read, query: Query) => {
  const { limit = limits.admin.auditListed, id } = query;
  if (id !== undefined) return { shown: await auditEntry(db, id).execute(), headers: {} };
  const positionOf = isBySeverity(query) ? positionBySeverity : positionInTime;
  const { rows, isCut } = await scan({
    read: readerOf(db, query),
    positionOf,
    passes: filterOf(query),
    after: readCursor(query.cursor),
    most: limit + 1,
  });
  const { shown, headers } = pageOf(rows, limit, positionOf);
  return { shown, headers: { ...headers, ...searchedHeader(isCut) } };
};
