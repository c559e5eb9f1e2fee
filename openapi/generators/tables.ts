import { type ContractDocument, endpointsOf, type LiveDocument, type Operation } from './document.ts';
import { policyFields } from './policy.ts';

const policyText = (operation: Operation): string => {
  const fields = policyFields(operation);
  return fields.length > 0 ? `, policy: { ${fields.join(', ')} }` : '';
};

/** The source text of the table of methods and paths. */
export const routesText = (document: ContractDocument): string =>
  [
    '/** Method and path of each operation, and how a client treats it where that differs from the default. */',
    'export const routes = {',
    ...endpointsOf(document).map(
      ({ method, path, operation }) =>
        `${operation.operationId}: { method: '${method}', path: '${path}'${policyText(operation)} },`,
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
