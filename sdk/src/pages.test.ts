import ride from '@mobility/openapi/examples/Ride.plain.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { type Reply, setUp } from './testing/client-on-loopback.ts';
import { json } from './testing/loopback.ts';

const pages: Record<string, { ids: string[]; next?: string }> = {
  first: { ids: ['r1', 'r2'], next: 'second' },
  second: { ids: ['r3'], next: 'third' },
  third: { ids: [] },
};
const inPages: Reply = (response, { path }) => {
  const cursor = new URLSearchParams(path.split('?')[1]).get('cursor') ?? 'first';
  const { ids = [], next } = pages[cursor] ?? {};
  json(
    response,
    200,
    ids.map((id) => ({ ...ride, id })),
    next ? { 'x-next-cursor': next } : {},
  );
};
const pathsOf = (seen: { path: string }[]): string[] => seen.map(({ path }) => path);

describe('a list with cursors', () => {
  it('resolves with the first page only', async () => {
    const { client, seen } = await setUp(inPages);
    expect((await client.listMyRides({ limit: 2 })).map(({ id }) => id)).toEqual(['r1', 'r2']);
    expect(pathsOf(seen)).toEqual(['/api/rides/my-rides?limit=2']);
  });

  it('iterates over the items of all pages', async () => {
    const { client, seen } = await setUp(inPages);
    const ids = [];
    for await (const { id } of client.listMyRides({ limit: 2 })) ids.push(id);
    expect(ids).toEqual(['r1', 'r2', 'r3']);
    expect(pathsOf(seen)).toEqual([
      '/api/rides/my-rides?limit=2',
      '/api/rides/my-rides?limit=2&cursor=second',
      '/api/rides/my-rides?limit=2&cursor=third',
    ]);
  });

  it('requests no further page after the caller stops iterating', async () => {
    const { client, seen } = await setUp(inPages);
    for await (const { id } of client.listMyRides()) if (id === 'r2') break;
    expect(seen).toHaveLength(1);
  });

  it('returns pages with the cursor of the next one, starting at the cursor of the query', async () => {
    const { client } = await setUp(inPages);
    const cursors = [];
    for await (const { data, nextCursor } of client.listMyRides({ cursor: 'second' }).pages())
      cursors.push([data.length, nextCursor]);
    expect(cursors).toEqual([
      [1, 'third'],
      [0, undefined],
    ]);
  });

  it('rejects if a page is malformed', async () => {
    const { client } = await setUp((response, request, count) =>
      count === 1 ? inPages(response, request, count) : json(response, 404, { detail: 'Gone' }),
    );
    const read = async () => {
      for await (const _ of client.listMyRides());
    };
    await expect(read()).rejects.toThrow('listMyRides: 404 Gone');
  });
});
