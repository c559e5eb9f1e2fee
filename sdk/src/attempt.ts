export type Fetch = (request: Request) => Promise<Response>;

/** What one request came to: an answer that is whole, or what stood in its way. */
export type Outcome = { response: Response; text: string } | { cause: unknown; isLate: boolean };
export type Attempt = { token: string | null; outcome: Promise<Outcome> };
type Limits = { signal?: AbortSignal; timeout?: number };

const outcomeOf = async (
  fetch: Fetch,
  request: Request,
  { signal, timeout = 10_000 }: Limits,
): Promise<Outcome> => {
  const deadline = AbortSignal.timeout(timeout);
  try {
    const limit = signal ? AbortSignal.any([signal, deadline]) : deadline;
    const response = await fetch(new Request(request, { signal: limit }));
    return { response, text: await response.text() };
  } catch (cause) {
    return { cause, isLate: deadline.aborted };
  }
};

/** Sends a copy of the request once, with the token. Never rejects: the outcome tells. */
export const sendOnce = (fetch: Fetch, request: Request, token: string | null, limits: Limits): Attempt => {
  const copy = request.clone();
  if (token !== null) copy.headers.set('authorization', `Bearer ${token}`);
  return { token, outcome: outcomeOf(fetch, copy, limits) };
};
