import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { AddressContext } from './parameters.ts';
import { useConsoleAddress } from './use-console-address.ts';
import { usePages } from './use-pages.ts';

afterEach(cleanup);

const total = 1_200;
type Place = { limit: number; cursor?: string };

/** A list of the console at an address, on a server that holds 1,200 rows. */
const open = (search: string) => {
  const asked: Place[] = [];
  const stamps: string[] = [];
  const read = ({ t, ...place }: Place & { t: string }) => {
    asked.push(place);
    stamps.push(t);
    const start = Number(place.cursor ?? 0);
    const end = Math.min(start + place.limit, total);
    const data = Array.from({ length: end - start }, (_, index) => start + index);
    const headers = end < total ? { 'x-next-cursor': String(end) } : undefined;
    const answer = { data, response: Response.json(data, { headers }) };
    return Object.assign(Promise.resolve(data), { withResponse: async () => answer });
  };
  const address = { now: new URLSearchParams(search), go: (_: URLSearchParams): void => undefined };
  const Page = ({ children }: { children: ReactNode }) => {
    const [parameters, onParameters] = useState(address.now);
    address.now = parameters;
    address.go = onParameters;
    return (
      <AddressContext.Provider value={useConsoleAddress({ parameters, onParameters })}>
        {children}
      </AddressContext.Provider>
    );
  };
  const { client, queryClient } = createTestSession({});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MobilityProvider client={client} queryClient={queryClient}>
      <Page>{children}</Page>
    </MobilityProvider>
  );
  const show = () =>
    renderHook(() => usePages(['rows'], read, (rows: readonly number[]) => rows), { wrapper });
  let shown = show();
  const list = () => shown.result.current;
  return {
    asked,
    stamps,
    list,
    rowCount: (count: number) => waitFor(() => expect(list().rows).toHaveLength(count)),
    page: () => address.now.get('page'),
    goTo: (next: string) => act(() => address.go(new URLSearchParams(next))),
    leave: () => shown.unmount(),
    comeBack: () => {
      shown = show();
    },
  };
};

test('the address does not name a further page only because it was read', async () => {
  const { list, rowCount, page } = open('tab=rides');
  await rowCount(50);
  act(() => list().more.read());
  await rowCount(100);
  expect(page()).toBeNull();
});

test('an address comes back to the page that was in view with one read, and goes on from there', async () => {
  const { asked, list, rowCount, page } = open('tab=rides&page=3');
  await rowCount(150);
  expect(asked).toEqual([{ limit: 150 }]);
  act(() => list().more.read());
  await rowCount(200);
  expect(asked.at(-1)).toEqual({ limit: 50, cursor: '150' });
  expect(page()).toBe('3');
});

test('a list opens at the page that its address names, and its further pages do not lead elsewhere', async () => {
  const { list, rowCount, goTo } = open('tab=rides&page=3');
  await rowCount(150);
  expect(list().more.reached).toBe(100);
  act(() => list().more.read());
  await rowCount(200);
  expect(list().more.reached).toBe(100);
  goTo('tab=rides');
  expect(list().more.reached).toBe(0);
});

test('a list that was read before opens where the page is', async () => {
  const { list, rowCount, leave, comeBack } = open('tab=rides&page=3');
  await rowCount(150);
  leave();
  comeBack();
  await rowCount(150);
  expect(list().more.reached).toBe(0);
});

test('the address names the page of the row in view, and none for the first page', async () => {
  const { list, rowCount, page } = open('tab=rides&page=3');
  await rowCount(150);
  for (const [row, named] of [
    [50, '2'],
    [99, '2'],
    [100, '3'],
    [49, null],
  ] as const) {
    act(() => list().more.onRow(row));
    expect(page()).toBe(named);
  }
});

test('the address does not name a page that a reload would not reach', async () => {
  const { list, rowCount, page } = open('tab=rides&page=20');
  await rowCount(1_000);
  act(() => list().more.read());
  await rowCount(1_050);
  act(() => list().more.onRow(1_049));
  expect(page()).toBe('20');
  act(() => list().more.onRow(949));
  expect(page()).toBe('19');
});

test('a list that is read again reads the same rows', async () => {
  const { asked, list, rowCount } = open('tab=rides&page=2');
  await rowCount(100);
  act(() => list().more.read());
  await rowCount(150);
  asked.length = 0;
  act(() => void list().retry());
  await waitFor(() => expect(asked).toEqual([{ limit: 100 }, { limit: 50, cursor: '100' }]));
});

test('each read sends the same timestamp, so that a page that has not changed is answered with 304', async () => {
  const { asked, stamps, list, rowCount } = open('tab=rides');
  await rowCount(50);
  act(() => list().more.read());
  await rowCount(100);
  await new Promise((resolve) => setTimeout(resolve, 5));
  act(() => void list().retry());
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked.slice(2)).toEqual(asked.slice(0, 2));
  expect(new Set(stamps).size).toBe(1);
  expect(stamps[0]).toMatch(/^\d+$/);
});

test.each([
  ['99', 1_000, '20'],
  ['0', 50, null],
  ['-2', 50, null],
  ['1', 50, null],
  ['2.5', 100, '2'],
  ['many', 50, null],
  ['Infinity', 50, null],
])(
  'page %s of an address reads %i rows, and the address names their last page',
  async (given, count, named) => {
    const { asked, rowCount, page } = open(`tab=rides&page=${given}`);
    await rowCount(count);
    expect(asked).toEqual([{ limit: count }]);
    expect(page()).toBe(named);
  },
);
