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
      const takes =
        'requestBody' in operation || JSON.stringify(operation.parameters ?? []).includes('/parameters/');
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

  it('has a name of its own', () => {
    expect(new Set(operations.map(([id]) => id)).size).toBe(operations.length);
  });
});

describe('generated/', () => {
  it('is what the contract says', { timeout: 60_000 }, () => {
    const generate = fileURLToPath(new URL('generate.ts', import.meta.url));
    expect(() => execFileSync('node', [generate, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});
