import type { Dispute, QueryOf } from '@mobility/openapi';
import { disputeKinds } from '@mobility/openapi/disputes';
import { queryKeys } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import { usePages } from '../console/use-pages.ts';
import { useAdminQueries } from '../use-admin-queries.ts';
import { type DisputeFilter, isKnown, worklist } from './worklist.ts';

type Narrowing = Pick<QueryOf<'listDisputes'>, 'sort' | 'state' | 'type' | 'user_id'>;
const states = { pending: 'open', resolved: 'decided' } as const;

/** One user has few disputes: they are filtered and sorted here, so that the server needs no index of each filter for it. */
const narrowingOf = (filter: DisputeFilter, type: string, userId: string | null): Narrowing => {
  if (userId !== null) return { user_id: userId };
  const known = disputeKinds.find((kind) => kind.type === type);
  return {
    sort: 'due',
    ...(filter !== 'all' && { state: states[filter] }),
    ...(known && { type: known.type }),
  };
};

/** The disputes of a filter and a type, of all users or of one, what is due first, page by page. */
export const useFoundDisputes = (filter: DisputeFilter, type: string, userId: string | null) => {
  const { client } = useMobility();
  const narrowing = narrowingOf(filter, type, userId);
  const { rows, answer, unreadable, ...pages } = usePages(
    [...queryKeys.listDisputes, narrowing],
    ({ t: _, ...place }, options) => client.listDisputes({ ...narrowing, ...place }, options),
    ({ disputes }) => disputes,
  );
  const hidden = filter === 'all' ? 0 : (rows ?? []).filter((dispute) => !isKnown(dispute)).length;
  return {
    ...pages,
    // A server that does not know the filters and the order lists all, newest first.
    disputes: rows && worklist(rows, filter, type),
    /** Those of all users say nothing about one. */
    counts: userId === null ? answer?.counts : undefined,
    unreadable: unreadable + hidden,
  };
};

/** The name of the user whose disputes are listed. A dispute has the name of its rider; that of a driver is read. */
export const useUserName = (id: string | null, listed: readonly Dispute[] | null): string | undefined => {
  const queries = useAdminQueries();
  // While the disputes of another user load, the list has those of the filters before.
  const name = listed?.find(({ rider_id }) => rider_id === id)?.rider_name;
  const { data } = useQuery({
    ...queries.getAdminUser(id ?? ''),
    enabled: id !== null && listed !== null && name === undefined,
  });
  return name ?? data?.user.name;
};

type NamedDispute = {
  dispute: Dispute | undefined;
  /** There is no such dispute, or it could not be read. */
  isMissing: boolean;
  isUnread: boolean;
};

/** The dispute with this id: of the list, or read alone where its page has not been read. */
export const useNamedDispute = (id: string | null, listed: readonly Dispute[] | null): NamedDispute => {
  const { queries } = useMobility();
  const inList = listed?.find((dispute) => dispute.id === id);
  const isAlone = id !== null && listed !== null && !inList;
  // A dispute that leaves the list, because it is decided, stays until it has been read alone.
  const [last, setLast] = useState(inList);
  if (inList && inList !== last) setLast(inList);
  const { data, error } = useQuery({
    ...queries.listDisputes({ id: id ?? '', limit: 1 }),
    enabled: isAlone,
    ...(last?.id === id && { placeholderData: { disputes: [last] } }),
  });
  if (!isAlone) return { dispute: inList, isMissing: false, isUnread: false };
  const dispute = data?.disputes.find((dispute) => dispute.id === id);
  const isUnread = !data && error !== null;
  return { dispute, isMissing: isUnread || (!dispute && data !== undefined), isUnread };
};
