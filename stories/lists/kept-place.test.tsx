import { type Column, DataTable } from '@mobility/components/primitives';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import meta from '../primitives/DataTable.stories.tsx';

setProjectAnnotations([preview]);
afterEach(() => vi.useRealTimers());

type Row = { id: string; isTall?: boolean };

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    name: 'Name',
    card: 'title',
    cell: ({ id, isTall }) => (
      <>
        <button type="button">{id}</button>
        {isTall && <p>A second line</p>}
      </>
    ),
  },
];
const withCommands: typeof columns = [
  ...columns,
  {
    id: 'commands',
    name: 'Commands',
    card: 'end',
    isControl: true,
    cell: () => <button type="button">Remind</button>,
  },
];
const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `row ${index}` }));
const newRows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `new ${index}`, isTall: index % 2 === 0 }));

let change: (to: (rows: readonly Row[]) => readonly Row[]) => void = () => undefined;

/** Rows that change as the tests say, below something as high as the map of the rides. */
const List = ({ count, shown }: { count: number; shown: typeof columns }) => {
  const [rows, setRows] = useState(() => rowsOf(count));
  useEffect(() => {
    change = setRows;
  }, []);
  return (
    <>
      <svg height={600} aria-hidden />
      <DataTable label="Rows" columns={shown} rows={rows} keyOf={({ id }) => id} empty={null} />
    </>
  );
};

const show = async (count: number, width = 1280, shown = columns): Promise<void> => {
  await page.viewport(width, 800);
  const story = { render: () => <List count={count} shown={shown} />, decorators: meta.decorators };
  await composeStory(story, { title: 'a list that changes' }).run();
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 200));
const scrollTo = async (top: number): Promise<void> => {
  window.scrollTo({ top, behavior: 'instant' });
  await settled();
};
const rowNamed = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('tr[data-index]')].find(
    (row) => row.querySelector('button')?.textContent === name,
  );
const topOf = (name: string): number => Math.round(rowNamed(name)?.getBoundingClientRect().top ?? Number.NaN);
/** The name of the row in the middle of the window. */
const read = (): string =>
  [...document.querySelectorAll<HTMLElement>('tr[data-index]')]
    .find((row) => row.getBoundingClientRect().top > 400)
    ?.querySelector('button')?.textContent ?? '';

/** The places that a row has in the frames after a change, each once. */
const placesAfter = async (name: string, to: (rows: readonly Row[]) => readonly Row[]): Promise<number[]> => {
  const places = new Set<number>();
  change(to);
  for (let frame = 0; frame < 20; frame += 1) {
    await new Promise(requestAnimationFrame);
    places.add(topOf(name));
  }
  return [...places];
};

const lists = [
  ['short', 40, 1280],
  ['long', 500, 1280],
  ['very long', 100_000, 1280],
  ['long, as cards', 500, 390],
] as const;

it.each(lists)('rows that come and go above leave what is read where it is: %s', async (_, count, width) => {
  await show(count, width);
  await scrollTo(1_100);
  const name = read();
  const place = topOf(name);
  expect(await placesAfter(name, (rows) => [...newRows(1), ...rows])).toEqual([place]);
  expect(await placesAfter(name, (rows) => [...newRows(20).slice(1), ...rows])).toEqual([place]);
  expect(await placesAfter(name, (rows) => rows.slice(5))).toEqual([place]);
});

it('further rows at the end leave the page on its way to where it scrolls', async () => {
  await show(500);
  window.scrollTo({ top: 1_100, behavior: 'smooth' });
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  change((rows) => [...rows, ...newRows(50)]);
  await expect.poll(() => window.scrollY).toBe(1_100);
});

it('new rows leave what is read far down where it is', async () => {
  await show(100_000);
  await scrollTo(1_000_000);
  const name = read();
  const place = topOf(name);
  expect(await placesAfter(name, (rows) => [...newRows(30), ...rows])).toEqual([place]);
});

it.each([0, 300])('at %i px, new rows appear where a list starts', async (top) => {
  await show(500);
  await scrollTo(top);
  const place = topOf('row 0');
  await placesAfter('row 0', (rows) => [{ id: 'new' }, ...rows]);
  expect(topOf('new')).toBe(place);
  expect(window.scrollY).toBe(top);
});

it('a row that the keyboard has focused keeps its place where the list starts', async () => {
  await show(500);
  await scrollTo(300);
  rowNamed('row 0')?.querySelector('button')?.focus();
  await userEvent.keyboard('{Tab}');
  // A key holds the rows for a while.
  await new Promise((resolve) => setTimeout(resolve, 2_200));
  const place = topOf('row 1');
  expect(await placesAfter('row 1', (rows) => [...newRows(3), ...rows])).toEqual([place]);
  expect(document.activeElement).toBe(rowNamed('row 1')?.querySelector('button'));
});

/** Focuses a row as a dialog does that the keyboard closes. */
const focusOn = async (name: string): Promise<void> => {
  await userEvent.keyboard('{Shift}');
  rowNamed(name)?.querySelector('button')?.focus();
};

it.each(lists)('a focused row does not scroll what is above the list away: %s', async (_, count, width) => {
  await show(count, width);
  await scrollTo(300);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await focusOn('row 1');
  const place = topOf('row 1');
  vi.advanceTimersByTime(29_000);
  expect(await placesAfter('row 1', (rows) => [...newRows(1), ...rows])).toEqual([place]);
  expect(window.scrollY).toBe(300);
  // Forgotten, the rows come in their order.
  vi.advanceTimersByTime(4_000);
  await expect.poll(() => topOf('row 1')).toBeGreaterThan(place);
  await placesAfter('row 1', (rows) => [{ id: 'later' }, ...rows]);
  expect(topOf('later')).toBeLessThan(topOf('new 0'));
  expect(window.scrollY).toBe(300);
  expect(document.activeElement).toBe(rowNamed('row 1')?.querySelector('button'));
});

it('a focused row keeps its place in a list whose start is out of sight', async () => {
  await show(500);
  await scrollTo(1_100);
  const name = read();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await focusOn(name);
  vi.advanceTimersByTime(40_000);
  const place = topOf(name);
  expect(await placesAfter(name, (rows) => [...newRows(3), ...rows])).toEqual([place]);
  expect(document.activeElement).toBe(rowNamed(name)?.querySelector('button'));
});

const leaveRows = () =>
  userEvent.hover(document.querySelector('svg') as SVGElement, { position: { x: 1, y: 1 } });
/** Moves the mouse to a row and lets it rest there until the rows are no longer held. */
const restOn = async (name: string): Promise<void> => {
  await userEvent.hover(rowNamed(name)?.querySelector('button') as HTMLElement);
  await new Promise((resolve) => setTimeout(resolve, 2_200));
};

it.each(lists)(
  'a row below a resting mouse keeps its place where the list starts: %s',
  async (_, count, width) => {
    await show(count, width);
    await scrollTo(300);
    await restOn('row 2');
    const place = topOf('row 2');
    expect(await placesAfter('row 2', (rows) => [...newRows(1), ...rows])).toEqual([place]);
    await settled();
    expect(await placesAfter('row 2', (rows) => [...newRows(3).slice(1), ...rows])).toEqual([place]);
    await leaveRows();
    await scrollTo(300);
    const first = topOf('new 1');
    await placesAfter('row 2', (rows) => [{ id: 'newest' }, ...rows]);
    expect(topOf('newest')).toBe(first);
  },
);

/** From now on, time passes in steps: moves a mouse to a row, and lets it rest there for these milliseconds. */
const restFor = async (name: string, milliseconds: number): Promise<void> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.hover(rowNamed(name)?.querySelector('button') as HTMLElement);
  vi.advanceTimersByTime(milliseconds);
};

it('a mouse that is forgotten above the rows no longer scrolls the page', async () => {
  await show(500);
  await scrollTo(300);
  const place = topOf('row 2');
  await restFor('row 2', 29_000);
  await placesAfter('row 2', (rows) => [...newRows(20), ...rows]);
  expect(topOf('row 2')).toBe(place);
  vi.advanceTimersByTime(1_000);
  const { scrollY } = window;
  for (const id of ['later', 'latest']) {
    await placesAfter('row 2', (rows) => [{ id }, ...rows]);
    expect(window.scrollY).toBe(scrollY);
  }
  expect(topOf('row 2')).toBeGreaterThan(place);
  const again = topOf('row 1');
  await restFor('row 1', 29_000);
  expect(await placesAfter('row 1', (rows) => [{ id: 'last' }, ...rows])).toEqual([again]);
});

it('the rows of a page that does not scroll wait while a mouse rests on them', async () => {
  await show(3);
  await restOn('row 1');
  const place = topOf('row 1');
  expect(await placesAfter('row 1', (rows) => [...newRows(1), ...rows])).toEqual([place]);
  await new Promise((resolve) => setTimeout(resolve, 2_200));
  expect(topOf('row 1')).toBe(place);
  await leaveRows();
  await expect.poll(() => topOf('row 1')).toBeGreaterThan(place);
});

it('the rows of a page that does not scroll come once the mouse above them is forgotten', async () => {
  await show(3);
  const place = topOf('row 1');
  await restFor('row 1', 28_000);
  expect(await placesAfter('row 1', (rows) => [...newRows(1), ...rows])).toEqual([place]);
  vi.advanceTimersByTime(4_000);
  await expect.poll(() => topOf('row 1')).toBeGreaterThan(place);
});

it('a row that was touched does not keep its place where the list starts', async () => {
  await show(500);
  await scrollTo(300);
  await restOn('row 2');
  const touch = { bubbles: true, pointerType: 'touch' };
  rowNamed('row 2')?.dispatchEvent(new PointerEvent('pointermove', touch));
  await new Promise((resolve) => setTimeout(resolve, 2_200));
  const place = topOf('row 0');
  await placesAfter('row 0', (rows) => [{ id: 'new' }, ...rows]);
  expect(topOf('new')).toBe(place);
});

it('a row that goes elsewhere in the order does not take the page along', async () => {
  await show(500);
  await scrollTo(1_100);
  const first = [...document.querySelectorAll<HTMLElement>('tr[data-index]')].find(
    (row) => row.getBoundingClientRect().bottom > 0,
  );
  const index = Number(first?.dataset.index);
  const name = read();
  const place = topOf(name);
  const toStart = (rows: readonly Row[]) => [
    ...rows.slice(index, index + 1),
    ...rows.slice(0, index),
    ...rows.slice(index + 1),
  ];
  expect(await placesAfter(name, toStart)).toEqual([place]);
});

it.each([
  ['the next row', 'row 2', 'td'],
  ['one of its commands', 'row 1', 'td:last-child button'],
])('a row that is gone keeps its place below a mouse that rests on %s', async (_, name, part) => {
  await show(40, 1280, withCommands);
  await userEvent.hover(rowNamed(name)?.querySelector(part) as Element);
  const place = topOf('row 2');
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await placesAfter('row 2', (rows) => rows.filter(({ id }) => id !== 'row 1'))).toEqual([place]);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(topOf('row 2')).toBe(place);
  expect(rowNamed('row 1')?.dataset.gone).toBe('true');
  await userEvent.hover(document.querySelector('svg') as Element);
  await expect.poll(() => rowNamed('row 1')).toBeUndefined();
});
