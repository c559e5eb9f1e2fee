import type { ApiErrorCode, OperationId } from '@mobility/openapi';
import document from '@mobility/openapi/document' with { type: 'json' };
import { createClient, type MobilityClient } from '@mobility/sdk';
import { MatchersV3, Pact } from '@pact-foundation/pact';
import { consumer, pactFolder, provider } from '../pact-file.ts';

const { boolean, eachLike, fromProviderState, number, string } = MatchersV3;

/** The pact between the app and the backend. */
export const pact = new Pact({ consumer, provider, dir: pactFolder, logLevel: 'error' });

/** A placeholder. During verification the provider state supplies the real id. */
const exampleId = 'some-id';
const exampleToken = 'some-token';

export type State = [name: string, parameters?: Record<string, string | number | boolean>];
type Expectation<Id extends OperationId> = {
  operation: Id;
  given: State;
  /** The description of the request. It completes the sentence "Upon receiving …". */
  when: string;
  query?: Record<string, string>;
  body?: unknown;
  status: number;
  answer?: unknown;
  /** Absent: the request carries a valid token. */
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

/** A value in a body that the provider state supplies: its `id` or its `other`. */
export const fromState = (name: 'id' | 'other' = 'id', example = exampleId) =>
  fromProviderState(`\${${name}}`, example);

/** A body that is a whole file from the provider state. */
export const fileFromState = (example: object) =>
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Pact replaces the placeholder with the value of the provider state.
  fromProviderState('${file}', example);

/** Fields beyond the spec that no backend has to send. */
const voluntary: ReadonlySet<string> = new Set(['notice']);

/**
 * A matcher for any value of the same shape: types must match, values need not, nulls and voluntary fields are left out,
 * and a list has at least one matching item. The fields named in `exact` must have the same value.
 */
export const shape = (example: unknown, exact: readonly string[] = []): unknown => {
  if (typeof example === 'string') return string(example);
  if (typeof example === 'number') return number(example);
  if (typeof example === 'boolean') return boolean(example);
  if (Array.isArray(example)) return example.length > 0 ? eachLike(shape(example[0], exact)) : [];
  if (typeof example !== 'object' || example === null) return undefined;
  const known = Object.entries(example).filter(([key, value]) => value !== null && !voluntary.has(key));
  return Object.fromEntries(
    known.map(([key, value]) => [key, exact.includes(key) ? value : shape(value, exact)]),
  );
};

/** An error body with this exact code, and with this exact detail if it is given. */
const refusal = (code: ApiErrorCode, detail?: string) => ({
  detail: detail ?? string('A sentence'),
  code,
});

const authorization = (token: 'worthless' | undefined) =>
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Pact replaces the placeholder with the value of the provider state.
  token === 'worthless' ? 'Bearer worthless' : fromProviderState('Bearer ${token}', `Bearer ${exampleToken}`);

/** Adds one interaction to the pact and runs the real SDK against it. */
export const interaction = <Id extends OperationId>(expected: Expectation<Id>): Promise<unknown> => {
  const { method, path } = routeOf(expected.operation);
  return pact
    .addInteraction()
    .given(...expected.given)
    .uponReceiving(expected.when)
    .reference('OpenAPI', 'operationId', expected.operation)
    .withRequest(method, pathOf(path), (request) => {
      if (expected.token !== 'none') request.headers({ authorization: authorization(expected.token) });
      if (expected.query) request.query(expected.query);
      if (expected.body !== undefined) request.jsonBody(expected.body);
    })
    .willRespondWith(expected.status, (response) => {
      if (expected.answer !== undefined) response.jsonBody(expected.answer);
    })
    .executeTest(({ url }) => {
      const token = expected.token === 'worthless' ? 'worthless' : exampleToken;
      const tokens = { read: () => token, write: () => undefined };
      return expected.call(createClient({ baseUrl: url, tokens }), exampleId);
    });
};

type Refused<Id extends OperationId> = Omit<Expectation<Id>, 'answer'> & {
  code: ApiErrorCode;
  detail?: string;
};

/** Adds one interaction that fails. Resolves with the error that the real SDK throws. */
export const refusedInteraction = <Id extends OperationId>({
  code,
  detail,
  call,
  ...expected
}: Refused<Id>) =>
  interaction({
    ...expected,
    answer: refusal(code, detail),
    call: (client, id) =>
      call(client, id).then(
        () => {
          throw new Error('The SDK resolved although the provider refused the request');
        },
        (error: unknown) => error,
      ),
  });
