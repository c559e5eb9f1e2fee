import { keepOmitted } from '@mobility/sdk/queries';
import { QueryClient, replaceEqualDeep } from '@tanstack/react-query';

/** Shares what did not change between two reads, and keeps the number of items that could not be read. */
const share = (before: unknown, after: unknown): unknown =>
  keepOmitted(after, replaceEqualDeep(before, after));

/**
 * A cache for the answers of the SDK, which repeats failed calls itself. Without a network calls fail, so that screens say
 * so: by default they would wait for it. Reads are repeated when the network is back, commands are not.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 5_000,
        structuralSharing: share,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
