import type { ApiErrorCode, OperationId, Role } from '@mobility/openapi';
import document from '@mobility/openapi/document' with { type: 'json' };
import { Refusal, type ValidationIssue } from '../domain/refusal.ts';
import type { Handlers } from '../operation.ts';
import { type Check, checkAt, checkFor } from '../validation/check.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** The parts of a request as received. */
export type Parts = { params: unknown; query: unknown; body: unknown; idempotencyKey: unknown };

/** One operation of the contract, with the checks of its requests and answers. */
export type Operation = {
  id: OperationId;
  method: Method;
  /** With `{name}` parameters, as the contract writes it. */
  path: string;
  /** The roles that may call; empty for a public operation. */
  roles: Role[];
  /** Whether it accepts an Idempotency-Key. */
  isKeyed: boolean;
  /** Whether clients repeat the read, as the console does with all of its own. */
  isRepeated: boolean;
  /** Whether its body is read by the operation while it arrives, at any size. */
  isStreamed: boolean;
  /** Refuses an invalid request. Returns the query with its integers parsed. */
  accept(parts: Parts): Record<string, unknown>;
  /** The violations of the contract by an answer; empty if there are none. */
  checkAnswer(status: number, body: unknown): ValidationIssue[];
  /** The statuses that the contract lists for the operation. */
  statuses: readonly number[];
  /** The violations of the contract by an error of this operation; empty if there are none. */
  checkError(error: { status: number; code: ApiErrorCode }): ValidationIssue[];
};

type Parameter = { name: string; in: string; required?: boolean; schema: { type?: string; $ref?: string } };
type Source = {
  operationId: OperationId;
  tags: string[];
  'x-roles': Role[];
  'x-errors': ApiErrorCode[];
  'x-streamed'?: 'body';
  parameters?: ({ $ref: string } | Parameter)[];
  requestBody?: { required?: boolean };
  responses: Record<string, object>;
};
/** The contract as read here: its document, or a smaller one in a test. */
export type Contract = {
  paths: Record<string, Record<string, Source>>;
  components: { parameters: Record<string, Parameter> };
};

// The type of the imported JSON is wider than Contract.
const whole = document as unknown as Contract;

/** Binds the contract to its handlers. Throws when an operation has no handler, or a handler no operation. */
export function bindContract(handlers: Partial<Handlers>, contract: Contract = whole): Operation[] {
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, source]) => bind(contract, path, method, source)),
  );
  const ids = new Set<string>(operations.map(({ id }) => id));
  const unserved = [...ids].filter((id) => !(id in handlers));
  const unknown = Object.keys(handlers).filter((id) => !ids.has(id));
  if (unserved.length > 0) throw new Error(`Operations without a handler: ${unserved.join(', ')}`);
  if (unknown.length > 0) throw new Error(`Handlers without an operation: ${unknown.join(', ')}`);
  return operations;
}

function bind(contract: Contract, path: string, method: string, source: Source): Operation {
  const parameters = (source.parameters ?? []).map((parameter) => resolve(contract, parameter));
  const pointer = ['paths', path, method];
  return {
    id: source.operationId,
    method: readMethod(method),
    path,
    roles: source['x-roles'],
    isKeyed: parameters.some(({ name }) => name === 'Idempotency-Key'),
    isRepeated: method === 'get' && (source.tags.includes('admin') || path.startsWith('/api/admin/')),
    isStreamed: source['x-streamed'] === 'body',
    accept: acceptor(source, parameters, pointer),
    checkAnswer: answerCheck(source, pointer),
    statuses: Object.keys(source.responses).map(Number),
    checkError: ({ status, code }) => errorIssues(source, status, code),
  };
}

function acceptor(source: Source, parameters: Parameter[], pointer: string[]): Operation['accept'] {
  const checkParams = checkFor(objectOf(parameters, 'path'), 'path');
  const checkQuery = checkFor(objectOf(parameters, 'query'), 'query');
  const checkHeaders = checkFor(objectOf(parameters, 'header'), 'header');
  // The operation itself checks a body that it reads while it arrives.
  const hasBody = source.requestBody !== undefined && source['x-streamed'] !== 'body';
  const checkBody = hasBody
    ? checkAt([...pointer, 'requestBody', 'content', 'application/json', 'schema'], 'body')
    : nothingWrong;
  const integers = parameters.filter(
    (parameter) => parameter.in === 'query' && parameter.schema.type === 'integer',
  );

  return ({ params, query, body, idempotencyKey }) => {
    const read = readIntegers(query, integers);
    const headers = idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };
    const issues = [
      ...checkParams(params),
      ...checkQuery(read),
      ...checkHeaders(headers),
      ...bodyIssues(body),
    ];
    if (issues.length > 0) throw new Refusal('validation_failed', issues);
    return read;
  };

  function bodyIssues(body: unknown): ValidationIssue[] {
    if (body !== undefined) return checkBody(body);
    const required = hasBody && source.requestBody?.required;
    return required ? [{ loc: ['body'], msg: 'a body is required', type: 'required' }] : [];
  }
}

function answerCheck(source: Source, pointer: string[]): Operation['checkAnswer'] {
  const checks = new Map<number, Check>();
  return (status, body) => {
    if (!(String(status) in source.responses))
      return [wrongAnswer(`status ${status} is not in the contract`)];
    const check =
      checks.get(status) ??
      checkAt([...pointer, 'responses', String(status), 'content', 'application/json', 'schema'], 'answer');
    checks.set(status, check);
    return check(body);
  };
}

const generalCodes = new Set<ApiErrorCode>([
  'unauthorized',
  'forbidden',
  'not_found',
  'validation_failed',
  'rate_limited',
  'internal_error',
  'unavailable',
]);

function errorIssues(source: Source, status: number, code: ApiErrorCode): ValidationIssue[] {
  if (status >= 500) return [];
  if (!(String(status) in source.responses)) return [wrongAnswer(`status ${status} is not in the contract`)];
  const known = generalCodes.has(code) || source['x-errors'].includes(code);
  return known ? [] : [wrongAnswer(`code ${code} is not in the contract`)];
}

const wrongAnswer = (msg: string): ValidationIssue => ({ loc: ['answer'], msg, type: 'contract' });
const nothingWrong: Check = () => [];

const resolve = (contract: Contract, parameter: { $ref: string } | Parameter): Parameter => {
  if (!('$ref' in parameter)) return parameter;
  const found = contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The contract has no parameter ${parameter.$ref}`);
  return found;
};

const objectOf = (parameters: Parameter[], place: string): object => {
  const here = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
    required: here.filter(({ required }) => required).map(({ name }) => name),
  };
};

function readIntegers(query: unknown, integers: Parameter[]): Record<string, unknown> {
  const read: Record<string, unknown> = { ...(typeof query === 'object' ? query : {}) };
  for (const { name } of integers) {
    const text = read[name];
    if (typeof text === 'string' && /^-?\d{1,15}$/.test(text)) read[name] = Number(text);
  }
  return read;
}

const methods = new Map<string, Method>([
  ['get', 'GET'],
  ['post', 'POST'],
  ['put', 'PUT'],
  ['patch', 'PATCH'],
  ['delete', 'DELETE'],
]);

const readMethod = (name: string): Method => {
  const method = methods.get(name);
  if (!method) throw new Error(`The contract has an unknown method ${name}`);
  return method;
};
