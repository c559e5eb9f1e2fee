import { createHash } from 'node:crypto';
import document from '@mobility/openapi/document' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rows } from '../authorization/rows.ts';
import { type Actor, createWorld, type World } from '../authorization/world.ts';
import { isEndurance } from '../testing/endurance.ts';
import { checkFor } from '../validation/check.ts';
import { bodyFor, typed } from './arbitrary.ts';

type Source = {
  operationId: string;
  'x-roles': string[];
  parameters?: { name?: string; in?: string }[];
  requestBody?: { content: { 'application/json': { schema: object } } };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries<Source>(methods as Record<string, Source>).map(([method, source]) => ({
    id: source.operationId,
    method: method.toUpperCase(),
    path,
    source,
  })),
);
type Operation = (typeof operations)[number];

const checkError = checkFor({ $ref: '#/components/schemas/ApiError' }, 'answer');
const stackTrace = /\.[cm]?[jt]s:\d+|node_modules|[\\/]src[\\/]|SQLITE|SqliteError|PostgresError/;
const runs = isEndurance ? 40 : 12;

const actorFor = ({ source }: Operation): Actor => {
  const roles = source['x-roles'];
  if (roles.length === 0) return 'signedOut';
  return roles.includes('rider') ? 'rider' : roles.includes('driver') ? 'driver' : 'admin';
};

/** A hash of all kept rows. */
const fingerprint = async ({ server }: World): Promise<string> => {
  const { read } = server.context.store;
  const hash = createHash('sha256');
  for (const { name } of await read.introspection.getTables()) {
    // The tables are read by name. This is the only cast.
    const rowsOf = await read
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
    hash.update(name).update(JSON.stringify(rowsOf));
  }
  return hash.digest('hex');
};

const rowFor = (id: string) => Object.entries(rows).find(([name]) => name === id)?.[1];

/** A random request: an existing or missing object, an invalid query, and any kind of body. */
const requestFor = ({ id, method, path, source }: Operation, actor: Actor, objectId: string) => {
  const row = rowFor(id);
  const example = typeof row?.body === 'function' ? row.body(objectId, actor) : row?.body;
  const schema = source.requestBody?.content['application/json'].schema;
  const names = (source.parameters ?? []).flatMap((one) =>
    one.in === 'query' && one.name ? [one.name] : [],
  );
  return fc.record({
    url: fc
      .record({
        object: fc.oneof({ weight: 3, arbitrary: fc.constant(objectId) }, typed),
        query: fc.dictionary(fc.constantFrom(...names, 'unknown'), typed, { maxKeys: 3 }),
      })
      .map(({ object, query }) => {
        const filled = path.replace(/\{\w+\}/, encodeURIComponent(object.toWellFormed()));
        const asked = Object.entries(query).map(
          ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`,
        );
        return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
      }),
    body:
      method === 'GET'
        ? fc.constant(undefined)
        : schema
          ? bodyFor(schema, example)
          : fc.constantFrom(undefined, '', '{}', '[1]'),
    key: fc.oneof(fc.constant(undefined), fc.string({ maxLength: 80 })),
  });
};

describe('bad input', () => {
  it.each(operations)(
    '$id answers as the contract requires, and stores nothing that it refuses',
    async (operation) => {
      const world = await createWorld();
      try {
        const actor = actorFor(operation);
        const made = await rowFor(operation.id)?.object?.(world);
        const request = requestFor(operation, actor, made?.id ?? 'no-such-thing');
        const seen = new Set<number>();
        await fc.assert(
          fc.asyncProperty(request, async ({ url, body, key }) => {
            const before = await fingerprint(world);
            const answer = await world.send(actor, operation.method, url, body, key);
            seen.add(answer.status);
            expect(answer.status, answer.text).toBeLessThan(500);
            expect(answer.text).not.toMatch(stackTrace);
            if (answer.status < 400) return;
            expect(checkError(answer.body)).toEqual([]);
            expect(await fingerprint(world)).toBe(before);
          }),
          { numRuns: runs, seed: 26 },
        );
        const canBeWrong = operation.source.requestBody !== undefined || operation.path.includes('{');
        if (canBeWrong) expect([...seen].some((status) => status >= 400)).toBe(true);
      } finally {
        await world.server.close();
      }
    },
  );
});
