import type { ClientOptions } from '../options.ts';

/** Shares one request between concurrent refreshes, and stores the new token. */
export const createRefresh = ({ tokens }: ClientOptions) => {
  let underWay: Promise<Response> | undefined;

  const refresh = async (send: () => Promise<Response>): Promise<Response> => {
    try {
      const before = await tokens.read();
      const response = await send();
      const body: unknown = response.ok && (await response.json().catch(() => undefined));
      const { access_token: token } = Object(body);
      // If the user signed in or out in the meantime, the stored token stays.
      if (typeof token === 'string' && (await tokens.read()) === before) await tokens.write(token);
      return response;
    } finally {
      underWay = undefined;
    }
  };

  return {
    /** The refresh in flight, if there is one. */
    underWay: () => underWay,
    /** Sends a refresh, or waits for the one in flight. */
    share: (send: () => Promise<Response>): Promise<Response> => {
      underWay ??= refresh(send);
      return underWay;
    },
  };
};
