/** How the client treats an operation. By default: retried, sent with the token, answered within ten seconds. */
export type Policy = {
  /** `keyed`: retried with an idempotency key. `never`: not retried. `caller`: only the caller retries. */
  retry?: 'keyed' | 'never' | 'caller';
  /** Sent without a token. */
  public?: true;
  /** May take a minute. */
  slow?: true;
  /** A status that means "there is none". */
  nullOn?: number;
};

export const keyed: Policy = { retry: 'keyed' };
export const never: Policy = { retry: 'never' };
export const caller: Policy = { retry: 'caller' };
