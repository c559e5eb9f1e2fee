import { readFileSync } from 'node:fs';
import document from '@mobility/openapi/document' with { type: 'json' };
import live from '@mobility/openapi/live-document' with { type: 'json' };
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { describe, expect, it } from 'vitest';
import { acceptedPact } from './accepted-pact.ts';
import { contractWords } from './contract-words.ts';
import { formerFile, pactFile, readPact } from './pact-file.ts';
import { pinnedErrors } from './pinned-errors.ts';
import { pinnedWords } from './pinned-words.ts';
import { stateHandlers } from './provider/states.ts';

const { interactions } = readPact();
const operations = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => operationId),
);
const sends = Object.entries(live.operations).flatMap(([id, { action }]) => (action === 'send' ? [id] : []));

const schemas = new Map<string, unknown>(Object.entries(document.components.schemas));
const bodies = Object.values(document.paths).flatMap((methods) =>
  Object.values<{ operationId: string; requestBody?: object }>(methods).flatMap(
    ({ operationId, requestBody }) => (requestBody ? [{ operationId, requestBody }] : []),
  ),
);
/** The exact error texts in the pact by code. A code may have several. */
const pinned = new Map<string, Set<string>>();
for (const interaction of interactions) {
  const words = pinnedWords(interaction);
  const code = interaction.response?.body?.content?.code;
  if (words && code) pinned.set(code, (pinned.get(code) ?? new Set()).add(words));
}

// The operation validates the whole file itself and reports the first error in one sentence.
const operationsWithOpenBody = ['restoreBackup', 'previewRestore'];

describe('the pact', () => {
  it('contains a success of every operation', () => {
    const succeeded = interactions
      .filter(({ response }) => response && response.status < 300)
      .map(({ comments }) => comments?.references?.OpenAPI?.operationId);
    expect(operations.filter((id) => !succeeded.includes(id))).toEqual([]);
  });

  it.each(pinnedErrors)(
    'contains $operation refused with $status $detail',
    ({ operation, status, detail }) => {
      const refusals = interactions.filter(
        ({ comments, response }) =>
          comments?.references?.OpenAPI?.operationId === operation && response?.status === status,
      );
      expect(refusals).not.toEqual([]);
      // A matcher would accept any text, so the detail must be pinned without one.
      if (detail) expect(refusals.map(pinnedWords)).toContain(detail);
    },
  );

  it.each([...pinned])('has the same error text for %s as the examples of the contract', (code, words) => {
    const said = contractWords(code);
    expect(said).not.toEqual([]);
    expect(said.filter((sentence) => !words.has(sentence))).toEqual([]);
  });

  it('contains every message that the server sends', () => {
    const read = interactions.map(({ comments }) => comments?.references?.AsyncAPI?.operationId);
    expect(sends.filter((id) => !read.includes(id))).toEqual([]);
  });

  it('uses exactly the states that the provider defines', () => {
    const asked = interactions.flatMap(({ providerStates }) => providerStates?.map(({ name }) => name) ?? []);
    expect([...new Set(asked)].toSorted()).toEqual(Object.keys(stateHandlers).toSorted());
  });

  it('sends only bodies whose schemas forbid additional properties', () => {
    const open = bodies.flatMap(({ operationId, requestBody }) =>
      opensIn(requestBody).length > 0 ? [operationId] : [],
    );
    expect(open).toEqual(operationsWithOpenBody);
  });

  it('agrees with the contract', async () => {
    const errors = [];
    const comparator = new Comparator(JSON.parse(JSON.stringify({ oas: document, asyncapi: live })));
    for await (const result of comparator.compare(JSON.parse(readFileSync(pactFile, 'utf8')))) {
      if (result.type === 'error') errors.push(result);
    }
    expect(errors).toEqual([]);
  });

  it('equals the committed one', () => {
    const accepted = acceptedPact(pactFile, formerFile);
    expect(readFileSync(pactFile, 'utf8'), 'The pact has changed: review it and commit contracts/pacts').toBe(
      accepted,
    );
  });
});

/** The object schemas of a body that allow additional properties. */
function opensIn(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('$ref' in part) return opensIn(schemas.get(String(part.$ref).split('/').at(-1) ?? ''));
  const isOpen =
    'type' in part &&
    part.type === 'object' &&
    !('additionalProperties' in part && part.additionalProperties === false);
  const inside = Object.entries(part).filter(([name]) => name !== 'examples' && name !== 'example');
  return [...(isOpen ? [part] : []), ...inside.flatMap(([, value]) => opensIn(value))];
}
