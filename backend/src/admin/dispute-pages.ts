import type { DisputeStatus, QueryOf } from '@mobility/openapi';
import { type Position, pageOf, readCursor } from '../store/cursor.ts';
import type { Direction } from '../store/in-order.ts';
import { disputeQuery, listDisputeRows, type Party } from '../store/rides/disputes.ts';
import { scan } from '../store/scan.ts';
import type { Read } from '../store/store.ts';
import { searchedHeader } from './found.ts';
import { groupOf, inGroup } from './grouped.ts';

type Query = QueryOf<'listDisputes'>;
type Row = Awaited<ReturnType<typeof listDisputeRows>>[number];

const listed = 1_000;

/**
 * A part of the list, sorted by the time of submission; a list shows its groups one after the other. An index serves each
 * status as one range; `undefined` stands for all statuses.
 */
type Group = { statuses: readonly (DisputeStatus | undefined)[]; direction: Direction };

const open = ['submitted'] as const;
const decided = ['refunded', 'rejected'] as const;

const newestGroups = ({ state, status }: Query): Group[] => {
  if (status) return [{ statuses: [status], direction: 'desc' }];
  if (!state) return [{ statuses: [undefined], direction: 'desc' }];
  return [{ statuses: state === 'open' ? open : decided, direction: 'desc' }];
};

/** The groups of a list, in their order. */
const groupsOf = (query: Query): Group[] => {
  if (query.sort !== 'due') return newestGroups(query);
  const { state, status } = query;
  const chosen = (among: readonly DisputeStatus[]) => among.filter((each) => (status ?? each) === each);
  return [
    { statuses: state === 'decided' ? [] : chosen(open), direction: 'asc' },
    { statuses: state === 'open' ? [] : chosen(decided), direction: 'desc' },
  ];
};

const inOrder = (direction: Direction) => (a: Row, b: Row) =>
  (direction === 'asc' ? 1 : -1) * (a.submitted_at - b.submitted_at || (a.id < b.id ? -1 : 1));

/** An index serves each part that a user can have in a dispute. */
const partiesOf = ({ user_id: id }: Query): (Party | undefined)[] =>
  id === undefined
    ? [undefined]
    : [
        { id, as: 'rider_id' },
        { id, as: 'driver_id' },
      ];

/** The disputes of all groups after a position. */
const readGroups = async (
  db: Read,
  query: Query,
  after: Position | undefined,
  most: number,
): Promise<Row[]> => {
  const last = after && groupOf(after);
  const rows: Row[] = [];
  for (const [index, { statuses, direction }] of groupsOf(query).entries()) {
    const left = most - rows.length;
    if (left <= 0 || (last && index < last.group)) continue;
    const from = last && index === last.group ? last.within : undefined;
    const page = { direction, after: from, most: left };
    const ranges = statuses.flatMap((status) => partiesOf(query).map((party) => ({ status, party })));
    const found = await Promise.all(ranges.map((range) => listDisputeRows(db, { ...page, ...range })));
    rows.push(...found.flat().toSorted(inOrder(direction)).slice(0, left));
  }
  return rows;
};

/** One page of all disputes, newest first unless the query says otherwise. */
export const readDisputePage = async (db: Read, query: Query) => {
  const { limit = listed, type, id } = query;
  if (id !== undefined) return { shown: await disputeQuery(db, id).execute(), headers: {} };
  const positionOf = ({ status, submitted_at, id }: Row): Position =>
    inGroup(query.sort === 'due' && status !== 'submitted' ? 1 : 0, { value: submitted_at, id });
  const { rows, isCut } = await scan({
    read: (after, most) => readGroups(db, query, after, most),
    positionOf,
    passes: type ? (row) => row.dispute_type === type : null,
    after: readCursor(query.cursor),
    most: limit + 1,
  });
  const { shown, headers } = pageOf(rows, limit, positionOf);
  return { shown, headers: { ...headers, ...searchedHeader(isCut) } };
};
