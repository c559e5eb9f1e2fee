import { type ContractDocument, endpointsOf, type LiveDocument, type Operation } from './document.ts';

type Policy = { retry?: string; public?: true; slow?: true; nullOn?: number };

const policyOf = (operation: Operation): Policy => ({
  ...(operation['x-retry'] !== 'safe' && { retry: operation['x-retry'] }),
  ...(operation.security?.length === 0 && { public: true }),
  ...(operation['x-slow'] && { slow: true }),
  ...(operation['x-null-on'] && { nullOn: operation['x-null-on'] }),
});

const policyText = ({ retry, ...others }: Policy): string => {
  const entries = Object.entries(others).map(([name, value]) => `${name}: ${value}`);
  if (entries.length === 0) return retry ?? '{}';
  return `{ ${[...(retry ? [`...${retry}`] : []), ...entries].join(', ')} }`;
};

/** The source text of the policies that a client follows, by operation. */
export const policiesText = (document: ContractDocument): string =>
  [
    "import type { OperationId } from '../index.ts';",
    '',
    '/** How a client treats an operation. */',
    'export type Policy = {',
    '/** `keyed`: retried with an idempotency key. `never`: not retried. `caller`: only the caller retries. Absent: safe to retry. */',
    "retry?: 'keyed' | 'never' | 'caller';",
    '/** Sent without a token. */',
    'public?: true;',
    '/** May take a minute. */',
    'slow?: true;',
    '/** A status that means "there is none". */',
    'nullOn?: number;',
    '};',
    '',
    "const keyed: Policy = { retry: 'keyed' };",
    "const never: Policy = { retry: 'never' };",
    "const caller: Policy = { retry: 'caller' };",
    '',
    '/** The operations that differ from the default: safe to retry, sent with the token, answered within ten seconds. */',
    'export const policies: { readonly [Id in OperationId]?: Policy } = {',
    ...endpointsOf(document)
      .map(({ operation }) => [operation.operationId, policyOf(operation)] as const)
      .filter(([, policy]) => Object.keys(policy).length > 0)
      .map(([id, policy]) => `${id}: ${policyText(policy)},`),
    '};',
    '',
  ].join('\n');

/** The source text of the table of methods and paths. */
export const routesText = (document: ContractDocument): string =>
  [
    '/** Method and path of each operation. */',
    'export const routes = {',
    ...endpointsOf(document).map(
      ({ method, path, operation }) => `${operation.operationId}: { method: '${method}', path: '${path}' },`,
    ),
    '} as const;',
    '',
  ].join('\n');

const generalCodes = ({ info, components }: ContractDocument): string[] =>
  (components.schemas.ApiErrorCode?.enum ?? []).flatMap((code) =>
    code !== null && info.description.includes(`\`${code}\``) ? [code] : [],
  );

const unionOf = (codes: string[]): string => codes.map((code) => `'${code}'`).join(' | ');

/** The source text of the error codes of each operation, including the general codes. */
export const errorCodesText = (document: ContractDocument): string =>
  [
    '/** The codes that every operation may return. */',
    `export type GeneralErrorCode = ${unionOf(generalCodes(document))};`,
    '',
    '/** The codes that each operation may return. */',
    'export interface OperationErrorCodes {',
    ...endpointsOf(document).map(({ operation }) => {
      const own = operation['x-errors'];
      return `${operation.operationId}: ${own.length > 0 ? `${unionOf(own)} | ` : ''}GeneralErrorCode;`;
    }),
    '}',
    '',
  ].join('\n');

/** The source text of the roles that each live message is for. */
export const audienceText = (live: LiveDocument): string =>
  [
    '/** The roles that receive each live message: `x-to` of the contract. Other roles ignore it. */',
    'export const audience = {',
    ...Object.entries(live.channels.live.messages).flatMap(([type, { 'x-to': to }]) =>
      to ? [`${type}: [${to.map((role) => `'${role}'`).join(', ')}],`] : [],
    ),
    '} as const;',
    '',
  ].join('\n');
