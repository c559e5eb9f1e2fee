import type { RideStatus } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { sql } from 'kysely';
import type { Position } from '../store/cursor.ts';
import { beforeFirst, isAfter } from '../store/in-order.ts';
import { pageSize } from '../store/page-size.ts';
import { preparedForms } from '../store/prepared.ts';
import { ridesAndPeople, type ViewRow, withFacts } from '../store/rides/ride-rows.ts';
import type { Read } from '../store/store.ts';

/** Whose rides: those that a rider requested, those that a driver drove, or all. */
export type Scope = { role: 'rider' | 'driver' | 'admin'; id: string };
const rideFilters = {
  pending: ['pending'],
  accepted: ['accepted', 'driver_arriving'],
  in_progress: ['in_progress'],
  completed: ['completed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly RideStatus[]>;
export type RideFilter = keyof typeof rideFilters;

const columnOf = { rider: 'rides.rider_id', driver: 'rides.driver_id', admin: null } as const;
/** When a ride ended or, before that, was requested. The indexes contain the same expression, word for word. */
const moment = sql<number>`coalesce(rides.completed_at, rides.created_at)`;

const addresses = ['rides.pickup_address', 'rides.dropoff_address', 'rides.id'] as const;
const searchedBy = {
  rider: addresses,
  driver: [...addresses, 'rider.name'],
  admin: [...addresses, 'rider.name', 'driver.name'],
} as const;
/** Whether the text occurs in what the role may search, in upper or lower case. */
const occurs = ({ role }: Scope, search: string) => {
  const texts = searchedBy[role].map((column) => sql`coalesce(${sql.ref(column)}, '')`);
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(${sql.join(texts, sql` || '\n' || `)}) like lower(${pattern}) escape '\\'`;
};

/** The rides of a scope and their moments, newest first. */
const momentsOf = (db: Read, { role, id }: Scope) => {
  const column = columnOf[role];
  return db
    .selectFrom('rides')
    .select(moment.as('moment'))
    .$if(column !== null, (rides) => rides.where(column ?? 'rides.rider_id', '=', id))
    .orderBy(moment, 'desc');
};
/** The moment of the oldest ride that a search covers; no row where it covers all. */
const searchedSince = (db: Read, scope: Scope) =>
  momentsOf(db, scope)
    .limit(1)
    .offset(limits.history.searched - 1);

type PageArgs = { id: string; moment: number; lastId: string };
type PageChoice = {
  role: Scope['role'];
  status: RideFilter | undefined;
  search?: string;
  /** Whether the page begins with the newest ride rather than after a position. */
  isFirst: boolean;
  size: number;
};

/**
 * The query of one page of `size` rides. The first page has no position to start after: with a condition that is true of all
 * rides, PostgreSQL underestimates the rows and plans the query again for each page.
 */
export const pageQuery = (db: Read, { role, status, search, isFirst, size }: PageChoice, args: PageArgs) => {
  const column = columnOf[role];
  const scope = { role, id: args.id };
  return ridesAndPeople(db)
    .$if(column !== null, (rides) => rides.where(column ?? 'rides.rider_id', '=', args.id))
    .$if(status !== undefined, (rides) => rides.where('rides.status', 'in', rideFilters[status ?? 'pending']))
    .$if(search !== undefined, (rides) =>
      rides
        .where(moment, '>=', sql<number>`coalesce((${searchedSince(db, scope)}), 0)`)
        .where(occurs(scope, search ?? '')),
    )
    .$if(!isFirst, (rides) =>
      rides.where(isAfter(moment, sql.ref('rides.id'), { value: args.moment, id: args.lastId }, 'desc')),
    )
    .orderBy(moment, 'desc')
    .orderBy('rides.id', 'desc')
    .limit(sql.lit(size));
};

const readPage = preparedForms(
  ['id', 'moment', 'lastId'],
  (db: Read, choice: Omit<PageChoice, 'search'>, args: PageArgs) => pageQuery(db, choice, args),
);

export type HistoryQuery = { status?: RideFilter | undefined; search?: string | undefined };

/** At most `most` rides of a scope, newest first, after a position if one is given: older ones, or of the same millisecond with a lower id. */
export const ridesAfter = async (
  db: Read,
  scope: Scope,
  { status, search }: HistoryQuery,
  { after, most }: { after: Position | undefined; most: number },
): Promise<ViewRow[]> => {
  const { value, id: lastId } = after ?? beforeFirst('desc');
  const args = { id: scope.id, moment: value, lastId };
  const choice = { role: scope.role, status, isFirst: after === undefined, size: pageSize(most) };
  const rows = search
    ? await pageQuery(db, { ...choice, search }, args).execute()
    : await readPage(db, choice, args);
  return withFacts(db, rows.slice(0, most));
};

/** How many rides of a scope each status has. */
const statusesOf = (db: Read, { role, id }: Scope) =>
  db
    .selectFrom('ride_counts')
    .select(['status', 'rides as total'])
    .where('user_id', '=', role === 'admin' ? '' : id)
    .where('role', '=', role)
    .execute();

const statusesFound = (db: Read, scope: Scope, search: string) => {
  const column = columnOf[scope.role];
  return db
    .selectFrom('rides')
    .innerJoin('users as rider', 'rider.id', 'rides.rider_id')
    .leftJoin('users as driver', 'driver.id', 'rides.driver_id')
    .select((row) => ['rides.status', row.fn.countAll().as('total')])
    .$if(column !== null, (rides) => rides.where(column ?? 'rides.rider_id', '=', scope.id))
    .where(moment, '>=', sql<number>`coalesce((${searchedSince(db, scope)}), 0)`)
    .where(occurs(scope, search))
    .groupBy('rides.status')
    .execute();
};

/** What the completed rides of a rider cost together, in cents. */
export const completedFares = async (db: Read, riderId: string): Promise<number> => {
  const kept = await db
    .selectFrom('rider_fares')
    .select('fares')
    .where('rider_id', '=', riderId)
    .executeTakeFirst();
  return Number(kept?.fares ?? 0);
};

/** The number of rides of a scope for each filter. */
export const countRides = async (
  db: Read,
  scope: Scope,
  search: string | undefined,
): Promise<Record<RideFilter, number>> => {
  const found = search ? await statusesFound(db, scope, search) : await statusesOf(db, scope);
  const counts = Object.entries(rideFilters).map(([filter, statuses]) => {
    const known: readonly RideStatus[] = statuses;
    const rows = found.filter(({ status }) => known.includes(status));
    return [filter, rows.reduce((total, row) => total + Number(row.total), 0)] as const;
  });
  return Object.fromEntries(counts) as Record<RideFilter, number>;
};
