import type { OperationId } from '@mobility/openapi';
import { HttpError, InvalidCallError, MalformedError, MobilityError } from './errors.ts';
import type { CallOptions, ClientOptions, Fetch } from './options.ts';
import type { Transport } from './transport/index.ts';
import { fillPath } from './transport/path-guard.ts';
import type { Policy } from './transport/policy.ts';
import { type CallSettings, settingsOf } from './transport/settings.ts';
import { loadValidators } from './validation/load.ts';

/** The data of a success, with its response and request id. */
export type WithResponse<T> = { data: T; response: Response; requestId: string };
/** Resolves with the data of a success; `withResponse()` also gives status and headers. Rejects with a MobilityError. */
export type ApiPromise<T> = Promise<T> & { withResponse(): Promise<WithResponse<T>> };

/** The options that an operation passes on to openapi-fetch. */
export type CallInit = {
  fetch: Fetch;
  headers: Record<string, string>;
  pathSerializer(path: string, ids: Record<string, unknown>): string;
};
type FetchResult<T> = { data?: T; error?: unknown; response: Response };
/** Calls one operation. `send` passes its path, parameters and body to openapi-fetch; `policy` is the contract's. */
export type Call = <T>(
  operationId: OperationId,
  options: CallOptions | undefined,
  send: (init: CallInit) => Promise<FetchResult<T>>,
  policy?: Policy,
) => ApiPromise<T>;

/** Runs `send`; a success whose body is not JSON has no data. */
const exchange = async <T>(
  call: CallSettings,
  transport: Transport,
  send: (init: CallInit) => Promise<FetchResult<T>>,
): Promise<FetchResult<T>> => {
  let response: Response | undefined;
  try {
    return await send({
      headers: call.headers,
      pathSerializer: (path, ids) => fillPath(path, ids, call.operationId),
      fetch: async (request) => {
        response = await transport(request, call);
        call.facts.status = response.status;
        return response;
      },
    });
  } catch (error) {
    if (response?.ok && error instanceof SyntaxError) return { response };
    throw error;
  }
};

/** The data of a success, or null for the status that means "there is none". Throws an HttpError for a refusal. */
const dataOf = async (call: CallSettings, result: FetchResult<unknown>): Promise<unknown> => {
  const { response, error } = result;
  if (response.status === call.policy.nullOn) return null;
  const { readAnswer } = await loadValidators().catch((cause: unknown) => {
    if (response.ok) throw cause;
    // A refusal stays one, though its body is not checked.
    const { code } = Object(error);
    throw new HttpError(`${response.status}`, { ...call.facts, code, cause });
  });
  return readAnswer(call, result, HttpError, MalformedError);
};

/** A MobilityError for anything that a call throws, such as an error of a hook or of the token storage. */
const mobilityErrorOf = (cause: unknown, { attempts, facts }: CallSettings): unknown =>
  cause instanceof MobilityError
    ? cause
    : new (attempts > 0 ? MalformedError : InvalidCallError)(`${cause}`, { ...facts, cause });

/** Makes calls by the client's options: sends, turns refusals into errors and checks answers. */
export const createCall = (client: ClientOptions, transport: Transport): Call => {
  const perform = async <T>(
    operationId: OperationId,
    options: CallOptions | undefined,
    send: (init: CallInit) => Promise<FetchResult<T>>,
    policy: Policy = {},
  ): Promise<WithResponse<T>> => {
    const call = settingsOf(client, operationId, options, policy);
    try {
      const result = await exchange(call, transport, send);
      const data = await dataOf(call, result);
      // The validator has checked that the data matches T, which includes null if the contract allows it.
      return { data: data as T, response: result.response, requestId: call.facts.requestId };
    } catch (error) {
      throw mobilityErrorOf(error, call);
    }
  };

  return (operationId, options, send, policy) => {
    const outcome = perform(operationId, options, send, policy);
    const data = outcome.then((result) => result.data);
    const withResponse = () => {
      // The caller awaits `outcome` instead, which rejects with the same error.
      data.catch(() => undefined);
      return outcome;
    };
    return Object.assign(data, { withResponse });
  };
};
