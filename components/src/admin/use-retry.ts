import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailures } from './use-failures.ts';

type Read = Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount' | 'isFetching'> & {
  refetch: () => Promise<unknown>;
};

/**
 * What a read failed with, and its Retry. A first read that failed has failed until it succeeds, however often it is made again
 * by itself. Only Retry shows that it loads.
 */
export const useRetry = (read: Read) => {
  const [failure = null] = useFailures(read);
  const [pressed, setPressed] = useState(0);
  const isRetried = pressed > 0 && read.isFetching && read.data === undefined;
  return {
    failure: isRetried ? null : failure,
    retry: (): Promise<unknown> => {
      setPressed((count) => count + 1);
      return read.refetch().finally(() => setPressed((count) => count - 1));
    },
  };
};
