import type { User } from '@mobility/openapi';
import { adminQueryKeys } from '@mobility/sdk/admin-queries';
import { useEffect, useRef } from 'react';
import { useConnection } from '../../provider/live/use-connection.ts';
import { useMobility } from '../../provider/mobility.ts';
import { usePages } from '../console/use-pages.ts';
import { narrowingOf, passes, type UserFilters } from './user-filters.ts';

/** Reads the list again once the page's first live channel is open: the reader is online from then on. */
const useReadWhenOnline = (read: () => void): void => {
  const { isLive } = useConnection();
  const isKnown = useRef(isLive);
  useEffect(() => {
    if (!isLive || isKnown.current) return;
    isKnown.current = true;
    read();
  }, [isLive, read]);
};

/** The users that the filters find, newest first, page by page. */
export const useFoundUsers = (filters: UserFilters) => {
  const { client } = useMobility();
  const narrowing = narrowingOf(filters);
  const { rows, readAgain, ...pages } = usePages(
    [...adminQueryKeys.listAdminUsers, narrowing],
    (position, options) => client.listAdminUsers({ ...narrowing, ...position }, options),
    (users: readonly User[]) => users,
  );
  useReadWhenOnline(readAgain);
  // A server that counts what it finds has searched more than the fields of the rows, such as the ids.
  const isSearched = pages.found !== null && !pages.isOutdated;
  const left = isSearched ? { ...filters, search: '' } : filters;
  return { ...pages, users: rows?.filter((user) => passes(left, user)) ?? null };
};
