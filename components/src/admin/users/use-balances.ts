import { isUnavailable } from '@mobility/machines/unavailable';
import type { AdminBalances, User } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { adminQueryKeys } from '@mobility/sdk/admin-queries';
import { type QueryClient, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import { useAdminQueries } from '../use-admin-queries.ts';

/** How many users one call asks for; as many as a page of the table has. */
const asked = 50;
/** Of a longer table, the balances are read again only on request. */
const mostRefreshed = 3;

type Balances = {
  /** In currency units, by the id of the user, as far as they are known. */
  byUser: ReadonlyMap<string, number>;
  /** Why some are not known; null for a backend that has no such operation. */
  error: Error | null;
  retry: () => void;
};

const pairsOf = (answers: readonly (AdminBalances | undefined)[]) =>
  answers
    .flatMap((answer) => answer?.balances ?? [])
    .map(({ user_id, balance }) => [user_id, balance] as const);

/** All answers that are kept, also those about other lists of users, the latest last. */
const keptBy = (queryClient: QueryClient): (AdminBalances | undefined)[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: adminQueryKeys.listAdminBalances })
    .map(({ state }) => state)
    .sort((a, b) => a.dataUpdatedAt - b.dataUpdatedAt)
    .map(({ data }) => data as AdminBalances | undefined);

const combined = (answers: UseQueryResult<AdminBalances>[], queryClient: QueryClient): Balances => ({
  byUser: new Map([...pairsOf(keptBy(queryClient)), ...pairsOf(answers.map(({ data }) => data))]),
  error: answers.find(({ error }) => error && !isUnavailable(error))?.error ?? null,
  retry: () => Promise.all(answers.map((answer) => answer.error && answer.refetch())),
});

/** The balances of these users. */
export const useBalances = (users: readonly User[]): Balances => {
  const queries = useAdminQueries();
  const { queryClient } = useMobility();
  const calls = Math.ceil(users.length / asked);
  return useQueries({
    queries: Array.from({ length: calls }, (_, call) => {
      const page = users.slice(call * asked, (call + 1) * asked);
      return {
        ...queries.listAdminBalances({ user_ids: page.map(({ id }) => id).join(',') }),
        refetchInterval: calls <= mostRefreshed && limits.admin.refreshInterval,
      };
    }),
    // The same function while nothing changes, so that the rows are not drawn again.
    combine: useCallback(
      (answers: UseQueryResult<AdminBalances>[]) => combined(answers, queryClient),
      [queryClient],
    ),
  });
};
