type Fetch = (request: Request) => Promise<Response>;

/** What a proxy answers in the place of a server that is away. */
const isStandIn = ({ status }: Response): boolean => status >= 502 && status <= 504;

/** Fetches, and tells when a server that could not be reached answers again. */
export const watchingFetch = (onReturn: () => void, send: Fetch = (request) => fetch(request)): Fetch => {
  let isAway = false;
  return async (request) => {
    try {
      const response = await send(request);
      const wasAway = isAway;
      isAway = isStandIn(response);
      if (wasAway && !isAway) onReturn();
      return response;
    } catch (error) {
      // Who gave up waiting has learnt nothing about the server.
      if (!request.signal.aborted) isAway = true;
      throw error;
    }
  };
};
