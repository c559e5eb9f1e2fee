import { isUnavailable } from '@mobility/machines/unavailable';
import type { AdminBalances, User } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { keepPreviousData, type UseQueryResult, useQueries } from '@tanstack/react-query';
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

const combined = (answers: UseQueryResult<AdminBalances>[]): Balances => ({
  byUser: new Map(
    answers.flatMap(({ data }) => data?.balances ?? []).map(({ user_id, balance }) => [user_id, balance]),
  ),
  error: answers.find(({ error }) => error && !isUnavailable(error))?.error ?? null,
  retry: () => {
    for (const answer of answers) if (answer.error) void answer.refetch();
  },
});

/** The balances of these users. */
export const useBalances = (users: readonly User[]): Balances => {
  const queries = useAdminQueries();
  const calls = Math.ceil(users.length / asked);
  return useQueries({
    queries: Array.from({ length: calls }, (_, call) => {
      const page = users.slice(call * asked, (call + 1) * asked);
      return {
        ...queries.listAdminBalances({ user_ids: page.map(({ id }) => id).join(',') }),
        placeholderData: keepPreviousData,
        refetchInterval: calls <= mostRefreshed && limits.admin.refreshInterval,
      };
    }),
    combine: combined,
  });
};
