import { isUnsettled, problemOf } from './problem.ts';

/** One key per intent. Kept while the outcome is unknown, renewed once the server has refused. */
export const keyAfter = (key: string | null, error: unknown): string | null =>
  isUnsettled(problemOf(error)) ? key : null;
