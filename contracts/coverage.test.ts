import { existsSync, readFileSync } from 'node:fs';
import document from '@mobility/openapi/document' with { type: 'json' };
import live from '@mobility/openapi/live-document' with { type: 'json' };
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { describe, expect, it } from 'vitest';
import { formerFile, pactFile, readPact } from './pact-file.ts';
import { stateHandlers } from './provider/states.ts';

const { interactions } = readPact();
const operations = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => operationId),
);
const sends = Object.entries(live.operations).flatMap(([id, { action }]) => (action === 'send' ? [id] : []));

describe('the pact', () => {
  it('holds a success of every operation', () => {
    const succeeded = interactions
      .filter(({ response }) => response && response.status < 300)
      .map(({ comments }) => comments?.references?.OpenAPI?.operationId);
    expect(operations.filter((id) => !succeeded.includes(id))).toEqual([]);
  });

  it('holds every message that the server sends', () => {
    const read = interactions.map(({ comments }) => comments?.references?.AsyncAPI?.operationId);
    expect(sends.filter((id) => !read.includes(id))).toEqual([]);
  });

  it('asks for the states that the provider has, and for all of them', () => {
    const asked = interactions.flatMap(({ providerStates }) => providerStates?.map(({ name }) => name) ?? []);
    expect([...new Set(asked)].toSorted()).toEqual(Object.keys(stateHandlers).toSorted());
  });

  it('agrees with the contract', async () => {
    const errors = [];
    const comparator = new Comparator(JSON.parse(JSON.stringify({ oas: document, asyncapi: live })));
    for await (const result of comparator.compare(JSON.parse(readFileSync(pactFile, 'utf8')))) {
      if (result.type === 'error') errors.push(result);
    }
    expect(errors).toEqual([]);
  });

  it('is the one that was committed', () => {
    const former = existsSync(formerFile) ? readFileSync(formerFile, 'utf8') : null;
    expect(readFileSync(pactFile, 'utf8'), 'The pact has changed: commit contracts/pacts').toBe(former);
  });
});
