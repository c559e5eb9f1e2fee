import type * as Sdk from '@mobility/sdk';
import { type Reads, recorded } from './recorded.ts';

/** Where the reads of answers are recorded; null while they are not recorded. */
export const recorder: { reads: Reads | null } = { reads: null };

type Call = (...args: unknown[]) => Promise<unknown>;

/** The SDK with a client whose answers, once they are checked, note which of their fields the app reads. */
export const recordedSdk = (sdk: typeof Sdk): typeof Sdk => ({
  ...sdk,
  createClient: (options) => {
    const client = sdk.createClient(options);
    const calls = Object.entries(client).map(([id, call]): [string, Call] => [
      id,
      (...args) => {
        // A cast, because the type of a method is lost among all others.
        const answer = (call as unknown as Call)(...args);
        const { reads } = recorder;
        return reads ? answer.then((data) => recorded(reads, id, data)) : answer;
      },
    ]);
    return { ...client, ...Object.fromEntries(calls) };
  },
});
