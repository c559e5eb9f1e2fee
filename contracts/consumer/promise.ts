import type { ApiErrorCode, OperationId } from '@mobility/openapi';
import document from '@mobility/openapi/document' with { type: 'json' };
import { createClient, type MobilityClient } from '@mobility/sdk';
import { MatchersV3, Pact } from '@pact-foundation/pact';
import { consumer, pactFolder, provider } from '../pact-file.ts';

const { boolean, eachLike, fromProviderState, number, string } = MatchersV3;

/** The one pact of this consumer. */
export const pact = new Pact({ consumer, provider, dir: pactFolder, logLevel: 'error' });

/** The ride or user that a path names is the provider's: its state says which. */
const exampleId = 'some-id';
const exampleToken = 'some-token';

export type State = [name: string, parameters?: Record<string, string | number | boolean>];
type Promised<Id extends OperationId> = {
  operation: Id;
  given: State;
  /** Reads as "Upon receiving …". */
  when: string;
  query?: Record<string, string>;
  body?: unknown;
  status: number;
  answer?: unknown;
  /** Signed in unless told otherwise. */
  token?: 'none' | 'worthless';
  call(client: MobilityClient, id: string): Promise<unknown>;
};

const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({
    path,
    method: method.toUpperCase(),
    operationId,
  })),
);

const routeOf = (operation: OperationId): { path: string; method: string } => {
  const route = routes.find(({ operationId }) => operationId === operation);
  if (!route) throw new Error(`${operation} has no path`);
  return route;
};

const parameter = /\{\w+\}/;
const pathOf = (path: string) =>
  parameter.test(path)
    ? fromProviderState(path.replace(parameter, `\${id}`), path.replace(parameter, exampleId))
    : path;

/** For a body that names what the provider's state has made: its `id`, or another of its blanks. */
export const blank = (name: 'id' | 'other' = 'id', example = exampleId) =>
  fromProviderState(`\${${name}}`, example);

/** For a body that is a whole file which the provider's state has made. */
export const blankFile = (example: object) =>
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Pact fills the blank from the provider's state.
  fromProviderState('${file}', example);

/**
 * Any value of the same shape: types count, values do not, nulls are left out, a list has at least one such item.
 * The fields named in `exact` count to the letter.
 */
export const shape = (example: unknown, exact: readonly string[] = []): unknown => {
  if (typeof example === 'string') return string(example);
  if (typeof example === 'number') return number(example);
  if (typeof example === 'boolean') return boolean(example);
  if (Array.isArray(example)) return example.length > 0 ? eachLike(shape(example[0], exact)) : [];
  if (typeof example !== 'object' || example === null) return undefined;
  const known = Object.entries(example).filter(([, value]) => value !== null);
  return Object.fromEntries(
    known.map(([key, value]) => [key, exact.includes(key) ? value : shape(value, exact)]),
  );
};

/** An error whose code, and where the specification gives it whose text, counts to the letter. */
const refusal = (code: ApiErrorCode, detail?: string) => ({
  detail: detail ?? string('A sentence'),
  code,
});

const authorization = (token: 'worthless' | undefined) =>
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Pact fills the blank from the provider's state.
  token === 'worthless' ? 'Bearer worthless' : fromProviderState('Bearer ${token}', `Bearer ${exampleToken}`);

/** Adds one interaction to the pact, and runs the real SDK against it. */
export const promise = <Id extends OperationId>(promised: Promised<Id>): Promise<unknown> => {
  const { method, path } = routeOf(promised.operation);
  return pact
    .addInteraction()
    .given(...promised.given)
    .uponReceiving(promised.when)
    .reference('OpenAPI', 'operationId', promised.operation)
    .withRequest(method, pathOf(path), (request) => {
      if (promised.token !== 'none') request.headers({ authorization: authorization(promised.token) });
      if (promised.query) request.query(promised.query);
      if (promised.body !== undefined) request.jsonBody(promised.body);
    })
    .willRespondWith(promised.status, (response) => {
      if (promised.answer !== undefined) response.jsonBody(promised.answer);
    })
    .executeTest(({ url }) => {
      const token = promised.token === 'worthless' ? 'worthless' : exampleToken;
      const tokens = { read: () => token, write: () => undefined };
      return promised.call(createClient({ baseUrl: url, tokens }), exampleId);
    });
};

type Refused<Id extends OperationId> = Omit<Promised<Id>, 'answer'> & { code: ApiErrorCode; detail?: string };

/** Adds one interaction that fails, and answers the error that the real SDK throws. */
export const promiseRefusal = <Id extends OperationId>({ code, detail, call, ...promised }: Refused<Id>) =>
  promise({
    ...promised,
    answer: refusal(code, detail),
    call: (client, id) =>
      call(client, id).then(
        () => {
          throw new Error('The SDK took a refusal for an answer');
        },
        (error: unknown) => error,
      ),
  });
