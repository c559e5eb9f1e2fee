import type { QueryOf } from '@mobility/openapi';

type Query = QueryOf<'listAuditLogs'>;

export const auditSorts = ['timestamp', 'severity'] as const;
export type AuditSort = (typeof auditSorts)[number];
export const auditSeverities = ['critical', 'high', 'medium', 'low', 'info'] as const;
const hour = 3_600_000;
/** How far back the entries go, in milliseconds. */
export const auditTimes = {
  hour,
  hours: 6 * hour,
  day: 24 * hour,
  week: 168 * hour,
  month: 720 * hour,
} as const;
export type AuditTime = keyof typeof auditTimes;
export const auditTimeNames = Object.keys(auditTimes) as readonly AuditTime[];

/** What the tab shows of the trail. The address has each value that differs from these. */
export type AuditFilters = {
  search: string;
  action: string;
  severity: 'all' | (typeof auditSeverities)[number];
  entity: string;
  time: 'all' | AuditTime;
  sort: AuditSort;
  direction: 'asc' | 'desc';
};
export const noAuditFilters: AuditFilters = {
  search: '',
  action: 'all',
  severity: 'all',
  entity: 'all',
  time: 'all',
  sort: 'timestamp',
  direction: 'desc',
};

const among = <Value extends string>(values: readonly Value[], text: string | null): Value | 'all' =>
  values.find((value) => value === text) ?? 'all';

/** The filters in the parameters of an address. Actions and entities are open lists; other unknown words count as all. */
export const auditFiltersIn = (parameters: URLSearchParams): AuditFilters => ({
  search: parameters.get('search') ?? '',
  action: parameters.get('action') ?? 'all',
  severity: among(auditSeverities, parameters.get('severity')),
  entity: parameters.get('entity') ?? 'all',
  time: among(auditTimeNames, parameters.get('time')),
  sort: parameters.get('sort') === 'severity' ? 'severity' : 'timestamp',
  direction: parameters.get('direction') === 'asc' ? 'asc' : 'desc',
});

/** The parameters of an address for these filters. */
export const auditParametersOf = (filters: Partial<AuditFilters>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [
      name,
      value === noAuditFilters[name as keyof AuditFilters] ? null : value,
    ]),
  );

/** The start of the minute, so that the pages of one list and its refreshes ask the same question. */
const minuteOf = (now: number): number => now - (now % 60_000);

/** The filters as the server takes them. */
export const auditQueryOf = (
  { search, action, severity, entity, time, sort, direction }: AuditFilters,
  now: number,
): Query => ({
  ...(search.trim() !== '' && { search: search.trim().slice(0, 100) }),
  ...(action !== 'all' && { action }),
  ...(severity !== 'all' && { severity }),
  ...(entity !== 'all' && { entity_type: entity }),
  ...(time !== 'all' && { since: minuteOf(now) - auditTimes[time] }),
  ...(sort === 'severity' && { sort }),
  ...(direction === 'asc' && { direction }),
});
