export type Fetch = (request: Request) => Promise<Response>;

/** What one request came to: an answer that is whole, or what stood in its way. */
export type Outcome = { response: Response; text: string } | { cause: unknown; isLate: boolean };
export type Attempt = { token: string | null; outcome: Promise<Outcome> };
type Limits = { signal?: AbortSignal; timeout?: number };
type Facts = Limits & { requestId: string; idempotencyKey?: string };

/** What goes over the wire, apart from the token. */
export type Sending = { url: string; method: string; headers: Headers; body: string | undefined };

const outcomeOf = async (
  fetch: Fetch | undefined,
  { url, ...init }: Omit<Sending, 'headers'> & { headers: Record<string, string> },
  { signal, timeout = 10_000 }: Limits,
): Promise<Outcome> => {
  // Unlike AbortSignal.timeout, it is gone as soon as the answer is here.
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeout);
  try {
    const limit = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
    const whole = { ...init, signal: limit };
    // The browser's own fetch would make a second Request of ours.
    const response = await (fetch ? fetch(new Request(url, whole)) : globalThis.fetch(url, whole));
    return { response, text: await response.text() };
  } catch (cause) {
    return { cause, isLate: deadline.signal.aborted };
  } finally {
    clearTimeout(timer);
  }
};

/** Sends once, with the token. Never rejects: the outcome tells. */
export const sendOnce = (
  fetch: Fetch | undefined,
  sending: Sending,
  token: string | null,
  { requestId, idempotencyKey, ...limits }: Facts,
): Attempt => {
  const headers = {
    ...Object.fromEntries(sending.headers),
    'x-request-id': requestId,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return { token, outcome: outcomeOf(fetch, { ...sending, headers }, limits) };
};
