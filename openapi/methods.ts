import { codesOf, rulesOf } from './sentences.ts';
import { answersOf, type ContractDocument, type OperationObject, type Parameter } from './tables.ts';

type Endpoint = { method: string; path: string; operation: OperationObject; takesQuery: boolean };

const endpointsOf = ({ paths, components }: ContractDocument): Endpoint[] => {
  const placeOf = ({ $ref, in: place }: Parameter): string | undefined =>
    $ref === undefined ? place : components.parameters?.[$ref.slice($ref.lastIndexOf('/') + 1)]?.in;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      method === 'parameters'
        ? []
        : [
            {
              method,
              path,
              operation,
              takesQuery: (operation.parameters ?? []).some((parameter) => placeOf(parameter) === 'query'),
            },
          ],
    ),
  );
};

/** How to call an operation, in one line: method, path, what differs from a call without arguments, safe to repeat, with a token, and the answer. */
const routeOf = ({ method, path, operation, takesQuery }: Endpoint, answer: string): string =>
  [
    method.toUpperCase(),
    path,
    takesQuery && 'query',
    operation.requestBody !== undefined && 'body',
    operation['x-retry'] !== 'safe' && operation['x-retry'],
    operation.security?.length === 0 && 'public',
    operation['x-slow'] && 'slow',
    answer,
  ]
    .filter(Boolean)
    .join(' ');

const docOf = ({ method, path, operation }: Endpoint): string => {
  const lines = [
    `${operation.summary?.replace(/[?!]$/, '') ?? operation.operationId}.`,
    ...(operation.description ? ['', ...operation.description.trim().split('\n')] : []),
    '',
    rulesOf(operation),
    `@throws MobilityError with the code ${codesOf(operation)}.`,
    `@see openapi/paths/${operation.tags[0]}.yaml: \`${method.toUpperCase()} ${path}\``,
  ];
  return ['  /**', ...lines.map((line) => `   * ${line}`.trimEnd()), '   */']
    .join('\n')
    .replaceAll('*/ ', '* / ');
};

/** The source text of the two interfaces that the SDK's methods obey. Types only: they weigh nothing. */
export const methodsText = (document: ContractDocument): string => {
  const endpoints = endpointsOf(document);
  const { operations } = answersOf(document);
  const lineOf = (endpoint: Endpoint): string => {
    const { operationId } = endpoint.operation;
    return `  ${operationId}: '${routeOf(endpoint, operations[operationId] ?? '')}';`;
  };
  return [
    '/** Method, path and words of each operation: `query` and `body` as arguments, x-retry unless safe, `public` without a token, `slow` with a minute to wait; then its answer. */',
    'export interface Routes {',
    ...endpoints.map(lineOf),
    '}',
    '',
    '/** One documented member per operation, whatever a member is. */',
    'export interface Methods<Of extends Record<keyof Routes, unknown>> {',
    ...endpoints.map(
      (endpoint) =>
        `${docOf(endpoint)}\n  ${endpoint.operation.operationId}: Of['${endpoint.operation.operationId}'];`,
    ),
    '}',
    '',
  ].join('\n');
};
