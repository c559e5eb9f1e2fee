import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { errorAnswers } from './errors.ts';
import document from './generated/openapi.json' with { type: 'json' };
import { type ContractDocument, operationsOf } from './tables.ts';

const contract: ContractDocument = JSON.parse(JSON.stringify(document));
const operations = operationsOf(contract).map((operation) => [operation.operationId, operation] as const);
const codes = document.components.schemas.ApiErrorCode.enum;

const answers = new Map(Object.entries(errorAnswers));
const statusesOf = (code: string): string[] => (answers.get(code)?.statuses ?? []).map(String);

describe('each operation', () => {
  it.each(operations)('%s names only error codes of the closed list', (_, operation) => {
    expect(operation['x-errors'].filter((code) => !codes.includes(code))).toEqual([]);
  });

  it.each(operations)('%s declares an answer for every code it names', (_, operation) => {
    const missing = operation['x-errors'].filter(
      (code) => !statusesOf(code).some((status) => status in operation.responses),
    );
    expect(missing).toEqual([]);
  });

  it.each(operations)('%s needs a key exactly where it is retried with one', (_, operation) => {
    const names = JSON.stringify(operation).includes('#/components/parameters/IdempotencyKey');
    expect(names).toBe(operation['x-retry'] === 'keyed');
  });

  it.each(operations)(
    '%s declares 401 where it asks for a token, and how it refuses what does not fit',
    (_, operation) => {
      const statuses = Object.keys(operation.responses);
      if (operation['x-roles'].length > 0) expect(statuses).toContain('401');
      const parameters = (operation.parameters ?? []).filter(({ $ref }) => !$ref?.endsWith('/RequestId'));
      const takes = 'requestBody' in operation || parameters.length > 0;
      const refuses = statuses.some((status) => ['400', '404', '422'].includes(status));
      if (takes) expect(refuses).toBe(true);
    },
  );

  it.each(operations)('%s shows an example of what it takes and of every answer', (_, operation) => {
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
    '%s says in words who may call it, how it is repeated and how it fails',
    (_, operation) => {
      const roles = operation['x-roles'];
      expect(operation.description).toContain(`For ${roles.join(', ') || 'everyone'}. A failed call is `);
      for (const code of operation['x-errors']) expect(operation.description).toContain(code);
      expect(operation.description).toMatch(/ Errors: .*one of any call's\.$/);
    },
  );

  it.each(operations)('%s names its request both ways', (_, operation) => {
    expect(operation.parameters).toContainEqual({ $ref: '#/components/parameters/RequestId' });
    const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    for (const [, success] of successes) expect(JSON.stringify(success)).toContain('headers/RequestId');
  });

  it('has a name of its own', () => {
    expect(new Set(operations.map(([id]) => id)).size).toBe(operations.length);
  });
});

describe('the error codes', () => {
  const own = new Set(operations.flatMap(([, operation]) => operation['x-errors']));
  const general = codes.filter((code) => document.info.description.includes(`\`${code}\``));

  it('are those of any call, which the introduction names with their status, and those of an operation', () => {
    expect(codes.filter((code) => !own.has(code) && !general.includes(code))).toEqual([]);
    for (const code of general)
      expect(document.info.description).toMatch(
        new RegExp(`\`${code}\`[^)]*\\((${statusesOf(code).join('|')})\\)`),
      );
  });

  it('of any call stand among an operation’s own only where it answers them in a way of its own', () => {
    const special = { validation_failed: '400', payload_too_large: '413' };
    for (const [, operation] of operations)
      for (const code of operation['x-errors'].filter((one) => general.includes(one))) {
        expect(Object.keys(special)).toContain(code);
        expect(Object.keys(operation.responses)).toContain(Reflect.get(special, code));
      }
  });
});

describe('generated/', () => {
  it('is what the contract says', { timeout: 60_000 }, () => {
    const generate = fileURLToPath(new URL('generate.ts', import.meta.url));
    expect(() => execFileSync('node', [generate, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});
