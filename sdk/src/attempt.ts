export type Fetch = (request: Request) => Promise<Response>;

/** What one request came to: an answer that is whole, or what stood in its way. */
export type Outcome = { response: Response; text: string } | { cause: unknown; isLate: boolean };
export type Attempt = { token: string | null; outcome: Promise<Outcome> };
type Facts = { requestId: string; token: string | null; signal?: AbortSignal; timeout: number };

const outcomeOf = async (fetch: Fetch, request: Request, facts: Facts): Promise<Outcome> => {
  const { token, requestId, signal } = facts;
  const deadline = AbortSignal.timeout(facts.timeout);
  const attempt = new Request(request.clone(), {
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  });
  attempt.headers.set('x-request-id', requestId);
  if (token !== null) attempt.headers.set('authorization', `Bearer ${token}`);
  try {
    const response = await fetch(attempt);
    return { response, text: await response.text() };
  } catch (cause) {
    return { cause, isLate: deadline.aborted };
  }
};

/** Sends a request once. Never rejects: the outcome tells. */
export const sendOnce = (fetch: Fetch, request: Request, facts: Facts): Attempt => ({
  token: facts.token,
  outcome: outcomeOf(fetch, request, facts),
});

/** Random, and without the secure context that crypto.randomUUID wants. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
