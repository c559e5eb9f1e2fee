type Fetch = (request: Request) => Promise<Response>;

/** The response of a proxy whose server is down. */
const isStandIn = ({ status }: Response): boolean => status >= 502 && status <= 504;

/** A page that a proxy answers in place of the server, such as the sign-in of a hotel. No operation answers with HTML. */
const isPage = ({ ok, headers }: Response): boolean => ok && /html/.test(`${headers.get('content-type')}`);

/** Fetches, and reports when a server that could not be reached responds again. */
export const watchingFetch = (onReturn: () => void, send: Fetch = (request) => fetch(request)): Fetch => {
  let isAway = false;
  return async (request) => {
    try {
      const response = await send(request);
      if (isPage(response)) throw new TypeError('A page');
      const wasAway = isAway;
      isAway = isStandIn(response);
      if (wasAway && !isAway) onReturn();
      return response;
    } catch (error) {
      // An aborted call says nothing about the server.
      if (!request.signal.aborted) isAway = true;
      throw error;
    }
  };
};
