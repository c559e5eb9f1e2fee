import {
  answerSchemaOf,
  type ContractDocument,
  type Endpoint,
  endpointsOf,
  nameOf,
  type Schema,
} from './document.ts';
import { policyFields } from './policy.ts';
import { codesOf, rulesOf } from './sentences.ts';

/** The TypeScript type of a named schema or a list of one; `imports` collects the names. */
const typeOf = (schema: Schema, imports: Set<string>): string => {
  if (schema.$ref) {
    imports.add(nameOf(schema.$ref));
    return nameOf(schema.$ref);
  }
  if (schema.items) return `${typeOf(schema.items, imports)}[]`;
  throw new Error(`A body needs a named schema: ${JSON.stringify(schema)}`);
};

const docOf = ({ method, path, operation }: Endpoint): string[] => {
  const lines = [
    `${operation.summary?.replace(/[?!]$/, '') ?? operation.operationId}.`,
    ...(operation.description ? ['', ...operation.description.trim().split('\n')] : []),
    '',
    rulesOf(operation),
    `@throws {MobilityError} with ${operation['x-errors'].length > 0 ? 'the code ' : ''}${codesOf(operation)}.`,
    `@see openapi/paths/${operation.tags[0]}.yaml: \`${method} ${path}\``,
  ];
  return ['/**', ...lines.map((line) => ` * ${line.replaceAll('*/', '* /')}`.trimEnd()), ' */'];
};

/** The constants of `sdk/src/transport/policy.ts`, by the only field of such a policy. */
const policyConstants = new Map([
  ['keyed: true', 'keyed'],
  ['once: true', 'once'],
]);

/** The constant of an operation's policy, if it has one. */
const policyConstant = ({ operation }: Endpoint): string | undefined =>
  policyConstants.get(policyFields(operation).join());

/** The client's policy of an operation, as the last argument of its call; empty for the default. */
const policyText = (endpoint: Endpoint): string => {
  const fields = policyFields(endpoint.operation);
  return fields.length === 0 ? '' : (policyConstant(endpoint) ?? `{ ${fields.join(', ')} }`);
};

const queryTypeOf = ({ operation: { operationId }, parameters }: Endpoint): string | undefined =>
  parameters.some((parameter) => parameter.in === 'query') ? `QueryOf<'${operationId}'>` : undefined;

/** Whether the operation returns a list in pages, with a cursor. A list inside an object has the cursor, and no iterator. */
export const isPaged = ({ operation, parameters }: Endpoint): boolean =>
  operation.responses['200']?.headers?.['x-next-cursor'] !== undefined &&
  answerSchemaOf(operation).items !== undefined &&
  parameters.some(({ name }) => name === 'cursor');

/** The method of one operation: path parameters, then the query, the body and the options. */
const methodOf = (endpoint: Endpoint, imports: Set<string>): string => {
  const { method, path, operation, parameters } = endpoint;
  const ids = parameters.flatMap((parameter) => (parameter.in === 'path' ? [parameter.name ?? ''] : []));
  const query = queryTypeOf(endpoint);
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const isPage = isPaged(endpoint);
  const optional = operation.requestBody?.required ? '' : '?';
  const signature = [
    ...ids.map((id) => `${id}: string`),
    ...(query ? [`query?: ${query}`] : []),
    ...(body ? [`body${optional}: ${typeOf(body, imports)}`] : []),
    'options?: CallOptions',
  ];
  const params = [
    ...(ids.length > 0 ? [`path: { ${ids.join(', ')} }`] : []),
    ...(query ? [isPage ? 'query: { ...query, ...position }' : 'query'] : []),
  ];
  const init = [
    '...init',
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(body ? ['body'] : []),
  ];
  const requestInit = init.length > 1 ? `{ ${init.join(', ')} }` : 'init';
  const answer = typeOf(answerSchemaOf(operation), imports);
  const type = isPage
    ? `PagedPromise<${answer.replace(/\[\]$/, '')}>`
    : `ApiPromise<${answer}${operation['x-null-on'] ? ' | null' : ''}>`;
  const policy = policyText(endpoint);
  const send = `(init) => api.${method}('${path}', ${requestInit})`;
  const call = `call(options, ${send}${policy && `, ${policy}`})`;
  const expression = isPage ? `paged((position) => ${call})` : call;
  return [
    ...docOf(endpoint),
    `${operation.operationId}: (call: Call, api: Api) => (${signature.join(', ')}): ${type} => ${expression},`,
  ].join('\n');
};

const importsOf = (text: string, contract: Set<string>, endpoints: Endpoint[]): string[] => {
  const fromCall = ['Api', 'ApiPromise', 'Call'].filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const policies = new Set(endpoints.flatMap((endpoint) => policyConstant(endpoint) ?? []));
  const contractTypes = [...(text.includes('QueryOf<') ? ['QueryOf'] : []), ...contract];
  const needsPages = text.includes('paged(');
  return [
    `import type { ${contractTypes.toSorted().join(', ')} } from '@mobility/openapi';`,
    `import type { ${fromCall.join(', ')} } from '../call.ts';`,
    "import type { CallOptions } from '../options.ts';",
    ...(needsPages ? ["import { type PagedPromise, paged } from '../pages.ts';"] : []),
    ...(policies.size > 0
      ? [`import { ${[...policies].toSorted().join(', ')} } from '../transport/policy.ts';`]
      : []),
  ];
};

const constantOf = (tag: string): string => `${tag}Operations`;

const tagText = (tag: string, description: string, endpoints: Endpoint[]): string => {
  const contract = new Set<string>();
  const methods = endpoints.map((endpoint) => methodOf(endpoint, contract));
  const text = [
    `/** ${description} */`,
    `export const ${constantOf(tag)} = {`,
    methods.join('\n\n'),
    '};',
    '',
  ].join('\n');
  return [...importsOf(text, contract, endpoints), '', text].join('\n');
};

const indexText = (tags: string[]): string =>
  [
    ...tags.map((tag) => `import { ${constantOf(tag)} } from './${tag}.ts';`),
    '',
    '/** Each operation of the contract, as a function from its `call` to the method of the client. */',
    'export const operations = {',
    ...tags.map((tag) => `...${constantOf(tag)},`),
    '};',
    '',
    '/** What `createClient` returns. Each method rejects with a MobilityError. */',
    'export type Client = { [Id in keyof typeof operations]: ReturnType<(typeof operations)[Id]> };',
    '',
  ].join('\n');

/** The source text of the client's methods by file: one per tag, and the index. */
export const operationTexts = (document: ContractDocument): Record<string, string> => {
  const endpoints = endpointsOf(document);
  const tags = document.tags
    .map(({ name, description }) => ({
      name,
      description,
      own: endpoints.filter(({ operation }) => operation.tags[0] === name),
    }))
    .filter(({ own }) => own.length > 0);
  return {
    ...Object.fromEntries(
      tags.map(({ name, description, own }) => [`${name}.ts`, tagText(name, description, own)]),
    ),
    'index.ts': indexText(tags.map(({ name }) => name)),
  };
};
