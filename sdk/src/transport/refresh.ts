import type { ClientOptions } from '../options.ts';
import { unlessAborted } from './abort.ts';
import type { CallSettings } from './settings.ts';

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
    /** A caller's signal ends only the wait of that caller. */
    share: (call: CallSettings, send: () => Promise<Response>): Promise<Response> => {
      underWay ??= refresh(send);
      return unlessAborted(underWay, call);
    },
  };
};
