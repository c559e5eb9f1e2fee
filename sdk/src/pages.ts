import type { ApiPromise, WithResponse } from './call.ts';

/** One page of a list. `nextCursor` is absent on the last page. */
export type Page<Item> = WithResponse<Item[]> & { nextCursor?: string };
/** Resolves with the first page's items. `for await` iterates over the items of all pages, `pages()` over the pages. */
export type PagedPromise<Item> = ApiPromise<Item[]> &
  AsyncIterable<Item> & { pages(): AsyncGenerator<Page<Item>, void> };

type ReadPage<Item> = (position: { cursor?: string }) => ApiPromise<Item[]>;

/** Makes a paged list that continues at the `x-next-cursor` header. `read` gets no cursor for the first page. */
export const paged = <Item>(read: ReadPage<Item>): PagedPromise<Item> => {
  const first = read({});
  const pages = async function* (): AsyncGenerator<Page<Item>, void> {
    let page = first;
    while (true) {
      const answer = await page.withResponse();
      const cursor = answer.response.headers.get('x-next-cursor') ?? undefined;
      yield { ...answer, nextCursor: cursor };
      if (!cursor) return;
      page = read({ cursor });
    }
  };
  const items = async function* (): AsyncGenerator<Item, void> {
    for await (const { data } of pages()) yield* data;
  };
  return Object.assign(first, { pages, [Symbol.asyncIterator]: items });
};
