import { describe, expect, it } from 'vitest';
import { errorAnswers } from './errors.ts';
import document from './generated/openapi.json' with { type: 'json' };
import { type ContractDocument, endpointsOf } from './generators/document.ts';

const contract: ContractDocument = JSON.parse(JSON.stringify(document));
const operations = endpointsOf(contract).map(({ operation }) => [operation.operationId, operation] as const);
const codes = document.components.schemas.ApiErrorCode.enum;

const answers = new Map(Object.entries(errorAnswers));
const statusesOf = (code: string): string[] => (answers.get(code)?.statuses ?? []).map(String);

describe('each operation', () => {
  it.each(operations)('%s lists only error codes of the closed list', (_, operation) => {
    expect(operation['x-errors'].filter((code) => !codes.includes(code))).toEqual([]);
  });

  it.each(operations)('%s declares a response for every code it lists', (_, operation) => {
    const missing = operation['x-errors'].filter(
      (code) => !statusesOf(code).some((status) => status in operation.responses),
    );
    expect(missing).toEqual([]);
  });

  it.each(operations)(
    '%s has an idempotency key if and only if clients retry it with one',
    (_, operation) => {
      const names = JSON.stringify(operation).includes('#/components/parameters/IdempotencyKey');
      expect(names).toBe(operation['x-retry'] === 'keyed');
    },
  );

  it.each(operations)(
    '%s declares 401 if it needs a token, and a status for invalid input',
    (_, operation) => {
      const statuses = Object.keys(operation.responses);
      if (operation['x-roles'].length > 0) expect(statuses).toContain('401');
      const parameters = (operation.parameters ?? []).filter(({ $ref }) => !$ref?.endsWith('/RequestId'));
      const takesInput = 'requestBody' in operation || parameters.length > 0;
      const declaresRefusal = statuses.some((status) => ['400', '404', '422'].includes(status));
      if (takesInput) expect(declaresRefusal).toBe(true);
    },
  );

  it.each(operations)('%s has an example of its request body and of every response', (_, operation) => {
    const media = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      part && typeof part === 'object' && 'content' in part ? [JSON.stringify(part.content)] : [],
    );
    const shared = Object.values(operation.responses).filter(({ $ref }) => $ref);
    expect(
      media.filter((content) => !/"examples?":\{"/.test(content)).map((content) => content.slice(0, 120)),
    ).toEqual([]);
    expect(shared).toEqual([]);
  });

  it.each(operations)(
    '%s describes who may call it, how clients retry it and how it fails',
    (_, operation) => {
      const roles = operation['x-roles'];
      expect(operation.description).toContain(`Roles: ${roles.join(', ') || 'everyone'}. Clients `);
      for (const code of operation['x-errors']) expect(operation.description).toContain(code);
      expect(operation.description).toMatch(/ Errors: .*a code that every operation may return\.$/);
    },
  );

  it.each(operations)(
    '%s has the request id in its parameters and its successful answers',
    (_, operation) => {
      expect(operation.parameters).toContainEqual({ $ref: '#/components/parameters/RequestId' });
      const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      for (const [, success] of successes) expect(JSON.stringify(success)).toContain('headers/RequestId');
    },
  );

  it('has a unique operation id', () => {
    expect(new Set(operations.map(([id]) => id)).size).toBe(operations.length);
  });
});

describe('the error codes', () => {
  const own = new Set(operations.flatMap(([, operation]) => operation['x-errors']));
  const general = codes.filter((code) => document.info.description.includes(`\`${code}\``));

  it('each belong to an operation or appear with their status in the introduction', () => {
    expect(codes.filter((code) => !own.has(code) && !general.includes(code))).toEqual([]);
    for (const code of general)
      expect(document.info.description).toMatch(
        new RegExp(`\`${code}\`[^)]*\\((${statusesOf(code).join('|')})\\)`),
      );
  });

  it('that every operation may return appear among an operation’s own only with a special status', () => {
    const special = { validation_failed: '400', payload_too_large: '413', account_locked: '403' };
    for (const [, operation] of operations)
      for (const code of operation['x-errors'].filter((one) => general.includes(one))) {
        expect(Object.keys(special)).toContain(code);
        expect(Object.keys(operation.responses)).toContain(Reflect.get(special, code));
      }
  });
});
