import type { Dispute, QueryOf } from '@mobility/openapi';
import { disputeKinds } from '@mobility/openapi/disputes';
import { queryKeys } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import { usePages } from '../console/use-pages.ts';
import { type DisputeFilter, isKnown, worklist } from './worklist.ts';

type Narrowing = Pick<QueryOf<'listDisputes'>, 'sort' | 'state' | 'type' | 'user_id'>;
const states = { pending: 'open', resolved: 'decided' } as const;

/** One rider has few disputes: they are filtered and sorted here, so that the server needs no index of each filter for it. */
const narrowingOf = (filter: DisputeFilter, type: string, rider: string | null): Narrowing => {
  if (rider !== null) return { user_id: rider };
  const known = disputeKinds.find((kind) => kind.type === type);
  return {
    sort: 'due',
    ...(filter !== 'all' && { state: states[filter] }),
    ...(known && { type: known.type }),
  };
};

/** The disputes of a filter and a type, of all riders or of one, what is due first, page by page. */
export const useFoundDisputes = (filter: DisputeFilter, type: string, rider: string | null) => {
  const { client } = useMobility();
  const narrowing = narrowingOf(filter, type, rider);
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
    /** Those of all riders say nothing about one. */
    counts: rider === null ? answer?.counts : undefined,
    unreadable: unreadable + hidden,
  };
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
