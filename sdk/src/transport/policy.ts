/** How the client treats an operation. By default: retried, sent with the token, answered within ten seconds. */
export type Policy = {
  /** Sent with an idempotency key, which all attempts share. */
  keyed?: true;
  /** Never retried by the client. */
  once?: true;
  /** Sent without a token. */
  public?: true;
  /** May take a minute. */
  slow?: true;
  /** A status that means "there is none". */
  nullOn?: number;
};

export const keyed: Policy = { keyed: true };
export const once: Policy = { once: true };
