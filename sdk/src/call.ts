import type { OperationId, paths } from '@mobility/openapi';
import type { Client as FetchClient } from 'openapi-fetch';
import { HttpError, InvalidCallError, MalformedError, MobilityError } from './errors.ts';
import type { CallOptions, ClientOptions, Fetch } from './options.ts';
import type { Transport } from './transport/index.ts';
import { fillPath } from './transport/path-guard.ts';
import type { Policy } from './transport/policy.ts';
import { type CallSettings, settingsOf } from './transport/settings.ts';
import { loadReader } from './validation/load.ts';

/** The data of a success, with its response and request id. */
export type WithResponse<T> = { data: T; response: Response; requestId: string };
/** Resolves with the data of a success; `withResponse()` also gives status and headers. Rejects with a MobilityError. */
export type ApiPromise<T> = Promise<T> & { withResponse(): Promise<WithResponse<T>> };

/** The options that an operation passes on to openapi-fetch. */
export type CallInit = {
  fetch: Fetch;
  headers?: Record<string, string>;
  pathSerializer(path: string, ids: Record<string, unknown>): string;
};
type FetchResult<T> = { data?: T; error?: unknown; response: Response };
/** The openapi-fetch client that operations call. */
export type Api = FetchClient<paths>;
type Send<T> = (init: CallInit) => Promise<FetchResult<T>>;
/** Calls one operation. `send` passes its path, parameters and body to openapi-fetch; `policy` is the contract's. */
export type Call = <T>(options: CallOptions | undefined, send: Send<T>, policy?: Policy) => ApiPromise<T>;

/** The data of a success, or null for the status that means "there is none". Throws an HttpError for a refusal. */
const dataOf = async (
  call: CallSettings,
  result: FetchResult<unknown>,
  reader: ReturnType<typeof loadReader>,
): Promise<unknown> => {
  const { response, error } = result;
  call.facts.status = response.status;
  if (response.status === call.policy.nullOn) return null;
  const readAnswer = await reader.catch((cause: unknown) => {
    if (response.ok) throw cause;
    // A refusal is still an HttpError, although its body is not checked.
    throw new HttpError(`${response.status}`, { ...call.facts, code: Object(error).code, cause });
  });
  return readAnswer(call, result, HttpError, MalformedError);
};

/** A MobilityError for anything that a call throws, such as an error of a hook or of the token storage. */
const mobilityErrorOf = (cause: unknown, { attempts, facts }: CallSettings): unknown =>
  cause instanceof MobilityError
    ? cause
    : new (attempts > 0 ? MalformedError : InvalidCallError)(`${cause}`, { ...facts, cause });

/** Makes the `call` of each operation: sends by the client's options, turns refusals into errors and checks answers. */
export const createCalls =
  (client: ClientOptions, transport: Transport) =>
  (operationId: OperationId): Call => {
    const perform = async <T>(
      options: CallOptions | undefined,
      send: Send<T>,
      policy: Policy = {},
    ): Promise<WithResponse<T>> => {
      const call = settingsOf(client, operationId, options, policy);
      // The validators load while the request is under way. If the request fails, it does not matter whether they loaded.
      const reader = loadReader(operationId);
      reader.catch(() => undefined);
      try {
        const init = {
          headers: options?.headers,
          // The validators parse the body: a success whose body is not JSON may still be one.
          parseAs: 'text',
          pathSerializer: (path: string, ids: Record<string, unknown>) => fillPath(path, ids, operationId),
          fetch: (request: Request) => transport(request, call),
        };
        const result = await send(init);
        const data = await dataOf(call, result, reader);
        // The validator has checked that the data matches T, which includes null if the contract allows it.
        return { data: data as T, response: result.response, requestId: call.facts.requestId };
      } catch (error) {
        throw mobilityErrorOf(error, call);
      }
    };

    return (options, send, policy) => {
      const outcome = perform(options, send, policy);
      const data = outcome.then((result) => result.data);
      const withResponse = () => {
        // The caller awaits `outcome` instead, which rejects with the same error.
        data.catch(() => undefined);
        return outcome;
      };
      return Object.assign(data, { withResponse });
    };
  };
