import { isUnavailable } from '@mobility/machines/unavailable';
import type { BalanceEntry } from '@mobility/openapi';
import { adminQueryKeys } from '@mobility/sdk/admin-queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMobility } from '../../../provider/mobility.ts';
import type { Answer } from '../../../provider/with-cursor.ts';

/** All movements of a balance as far as they are read, newest first. */
export type AllMovements = {
  /** Null until the first page has arrived. */
  entries: readonly BalanceEntry[] | null;
  hasMore: boolean;
  isReading: boolean;
  isFailed: boolean;
  /** Reads the next page, or again where that failed. */
  onMore: () => void;
};

/** How many movements one page has. */
const limit = 200;

type Position = { user_id: string; limit: number; cursor?: string };
type Page = { data: readonly BalanceEntry[]; next: string | null };

/** A page and the cursor of the next one. It is not `withCursor`, which would split the file that the tabs share. */
const readPage = async (answer: Answer<readonly BalanceEntry[]>): Promise<Page> => {
  const { data, response } = (await answer.withResponse?.()) ?? { data: await answer };
  return { data, next: response?.headers.get('x-next-cursor') ?? null };
};

/** Reads the movements of a user's balance page by page, once they are asked for; null until then. */
export const useAllMovements = (user_id: string, isWanted: boolean): AllMovements | null => {
  const { client } = useMobility();
  const [wanted, setWanted] = useState(1);
  const { data, error, isFetching, isError, refetch } = useQuery({
    queryKey: [...adminQueryKeys.listBalanceMovements, { user_id, limit }, wanted],
    queryFn: async ({ signal }) => {
      const entries: BalanceEntry[] = [];
      let position: Position | null = { user_id, limit };
      for (let read = 0; read < wanted && position; read += 1) {
        const page: Page = await readPage(client.listBalanceMovements(position, { signal }));
        entries.push(...page.data);
        position = page.next === null ? null : { ...position, cursor: page.next };
      }
      return { entries, hasMore: position !== null };
    },
    enabled: isWanted,
    placeholderData: (before) => before,
  });
  if (!isWanted) return null;
  // A backend without the list has only the newest ones.
  const isMissing = isUnavailable(error);
  return {
    entries: data?.entries ?? null,
    hasMore: data ? data.hasMore : !isMissing,
    isReading: isFetching,
    isFailed: isError && !isFetching && !isMissing,
    onMore: () => (isError ? void refetch() : setWanted(wanted + 1)),
  };
};
