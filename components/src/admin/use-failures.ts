import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';

type Read = Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount'>;
type Failure = Error | null;

/**
 * What each of these reads failed with, until it succeeds. TanStack Query itself forgets the error of a query without data
 * while that is fetched again.
 */
export const useFailures = (...reads: readonly Read[]): readonly Failure[] => {
  const last = useRef<readonly Failure[]>([]);
  last.current = reads.map(({ data, error, errorUpdateCount }, index) =>
    data === undefined && errorUpdateCount > 0 ? (error ?? last.current[index] ?? null) : error,
  );
  return last.current;
};
