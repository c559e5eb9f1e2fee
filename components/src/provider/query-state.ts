/** The state of a query as views show it: loaded data stays on screen while a new read fails. */
export const queryState = ({
  data,
  isError,
}: {
  data: unknown;
  isError: boolean;
}): 'loading' | 'failed' | 'ready' => {
  if (data !== undefined) return 'ready';
  return isError ? 'failed' : 'loading';
};
