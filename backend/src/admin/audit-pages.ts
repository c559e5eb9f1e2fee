import type { QueryOf } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { recordedWords } from '../store/audit/recorded-words.ts';
import { subjectTexts } from '../store/audit/subjects.ts';
import {
  type AuditChoice,
  type AuditRow,
  auditEntry,
  countedAudit,
  readAuditEntries,
} from '../store/audit.ts';
import { type Position, pageOf, readCursor } from '../store/cursor.ts';
import { contains, type ReadRows, scan } from '../store/scan.ts';
import { typedIds, typedWords, withoutSign } from '../store/search/keys.ts';
import type { Read } from '../store/store.ts';
import { countedAtMost, foundHeader, searchedHeader, soughtRows } from './found.ts';
import { groupOf, inGroup } from './grouped.ts';
import { aboutAny, positionInTime, subjectsNamed } from './search/audit.ts';
import { unionOf } from './search/union.ts';

type Query = QueryOf<'listAuditLogs'>;

type Severity = AuditRow['severity'];

/** From the least severe to the most severe. */
const severities: readonly Severity[] = ['info', 'low', 'medium', 'high', 'critical'];

const positionBySeverity = (row: AuditRow): Position =>
  inGroup(severities.indexOf(row.severity), positionInTime(row));

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

type Filters = Pick<Query, 'entity_type' | 'user_id' | 'action' | 'severity'>;

/** A filter for what no index has applied; null takes every row. */
const narrowed = ({
  entity_type,
  user_id,
  action,
  severity,
}: Filters): ((row: AuditRow) => boolean) | null =>
  entity_type || user_id || action || severity
    ? (row) =>
        (!entity_type || row.entity_type === entity_type) &&
        (!user_id || row.user_id === user_id || row.entity_id === user_id) &&
        (!action || row.action === action) &&
        (!severity || row.severity === severity)
    : null;

/** An entry, and while entries are searched the name and the address of the user it is about. */
type SearchedRow = AuditRow & { subject?: string[] | undefined };

/**
 * The filters that no index serves. In the order of time an index serves the user, else the action, else the severity; in the
 * order of severity it serves that alone.
 */
const filterOf = (query: Query): ((row: SearchedRow) => boolean) | null => {
  const words = withoutSign(query.search);
  const isGrouped = isBySeverity(query);
  const hasOther = query.user_id !== undefined || query.action !== undefined;
  const passes = narrowed({
    entity_type: query.entity_type,
    user_id: isGrouped ? query.user_id : undefined,
    action: isGrouped || query.user_id !== undefined ? query.action : undefined,
    severity: !isGrouped && hasOther ? query.severity : undefined,
  });
  if (!words) return passes;
  return (row) => {
    const { id, action, description, entity_id, user_id, user_name, user_email, subject = [] } = row;
    const texts = [id, action, description, entity_id, user_id, user_name, user_email, ...subject];
    return (passes?.(row) ?? true) && contains([...texts, ...recordedWords(row.metadata)], words);
  };
};

const readerOf = (db: Read, query: Query): ReadRows<AuditRow> => {
  const { user_id, action, since, until, direction = 'desc' } = query;
  const range = { since, until, direction };
  if (isBySeverity(query)) return bySeverity(db, { ...range, severity: query.severity });
  if (user_id !== undefined) {
    const sides = ['user_id', 'entity_id'] as const;
    return aboutAny(
      db,
      sides.map((as) => ({ id: user_id, as })),
      range,
    );
  }
  const severity = action === undefined ? query.severity : undefined;
  return (after, most) => readAuditEntries(db, { action, severity, ...range }, after, most);
};

/** Entries with the users they are about, which only a search reads. */
const withSubjects =
  (db: Read, read: ReadRows<AuditRow>): ReadRows<SearchedRow> =>
  async (after, most) => {
    const rows = await read(after, most);
    const subjects = await subjectTexts(db, rows);
    return rows.map((row, index) => ({ ...row, subject: subjects[index] }));
  };

/** How many of the newest entries that a search names are sorted by their severity. */
const sorted = 1_000;

/** The entry that a search names by its id, if it is of the time that is asked for. */
const entriesTyped = async (db: Read, { search, since = 0, until = Number.POSITIVE_INFINITY }: Query) => {
  const words = typedWords(search);
  const found = (words ? typedIds(words) : []).map((id) => auditEntry(db, id).execute());
  return (await Promise.all(found)).flat().filter(({ created_at: at }) => at >= since && at < until);
};

/** The entries after a position whose author or subject a search names exactly. */
const entriesAbout = async (db: Read, query: Query, after: Position | undefined, most: number) => {
  const { since, until, direction = 'desc' } = query;
  const subjects = await subjectsNamed(db, query.search);
  const passes = narrowed(query);
  if (!isBySeverity(query)) {
    const read = aboutAny(db, subjects, { since, until, direction });
    return scan({ read, positionOf: positionInTime, passes, after, most });
  }
  const newest = await aboutAny(db, subjects, { since, until, direction: 'desc' })(undefined, sorted);
  return { rows: newest.filter((row) => passes?.(row) ?? true), isCut: newest.length === sorted };
};

/** The entries that a search names exactly: by the id, the author or the subject. */
const namedEntries = async (db: Read, query: Query, after: Position | undefined, most: number) => {
  const [{ rows, isCut }, typed] = await Promise.all([
    entriesAbout(db, query, after, most),
    entriesTyped(db, query),
  ]);
  const passes = narrowed(query);
  return { rows: [...rows, ...typed.filter((row) => passes?.(row) ?? true)], isCut };
};

/** How many entries the filters find that an index serves: counted further for a long page, such as that of a download. */
const countFound = async (db: Read, { action, severity, since, until }: Query, limit: number) => {
  const most = Math.max(countedAtMost, 10 * limit);
  const counted = countedAudit(db, { action, severity, since, until }, most + 1);
  const { total } = await counted.executeTakeFirstOrThrow();
  return foundHeader(Number(total), most);
};

/** One page of the audit trail, newest first unless the query says otherwise. */
export const readAuditPage = async (db: Read, query: Query) => {
  const { limit = limits.admin.auditListed, id, direction = 'desc' } = query;
  if (id !== undefined) return { shown: await auditEntry(db, id).execute(), headers: {} };
  const positionOf = isBySeverity(query) ? positionBySeverity : positionInTime;
  const after = readCursor(query.cursor);
  const passes = filterOf(query);
  const isSought = passes !== null || query.user_id !== undefined;
  const most = isSought ? soughtRows(limit, after === undefined) : limit + 1;
  const entries = readerOf(db, query);
  const read = withoutSign(query.search) ? withSubjects(db, entries) : entries;
  const [scanned, named, counted] = await Promise.all([
    scan({ read, positionOf, passes, after, most }),
    namedEntries(db, query, after, most),
    after || isSought ? {} : countFound(db, query, limit),
  ]);
  const rows = unionOf(scanned.rows, named.rows, { positionOf, direction, after, most });
  const { shown, headers } = pageOf(rows, limit, positionOf);
  const found = isSought && !after ? foundHeader(rows.length, most - 1) : counted;
  return { shown, headers: { ...headers, ...searchedHeader(scanned.isCut || named.isCut), ...found } };
};
