import { type Column, DataTable } from '@mobility/components/primitives';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import meta from '../primitives/DataTable.stories.tsx';

setProjectAnnotations([preview]);

// The tests run with reduced motion. Whoever has not asked for it has smooth scrolls.
beforeAll(() => {
  document.documentElement.style.scrollBehavior = 'smooth';
});
afterAll(() => {
  document.documentElement.style.scrollBehavior = '';
});

type Row = { id: string };

/** The first rows have one line, and those after them up to four. */
const linesOf = (index: number): number => (index < 12 ? 1 : 1 + (index % 4));

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    name: 'Name',
    card: 'title',
    cell: ({ id }) => (
      <>
        <button type="button">{id}</button>
        {Array.from({ length: linesOf(Number(id.slice(4))) - 1 }, (_, line) => (
          <p key={String(line)}>one more line</p>
        ))}
      </>
    ),
  },
];
const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `row ${index}` }));

let load: (count: number) => void = () => undefined;

let grow: (height: number) => void = () => undefined;

/** Rows that arrive when the tests say so, below something as high as the map of the rides, which may grow. */
const List = ({ startAt }: { startAt: number }) => {
  const [count, setCount] = useState<number | null>(null);
  const [height, setHeight] = useState(600);
  useEffect(() => {
    load = setCount;
    grow = setHeight;
  }, []);
  return (
    <>
      <svg height={height} aria-hidden />
      <DataTable
        label="Rows"
        columns={columns}
        rows={count === null ? null : rowsOf(count)}
        keyOf={({ id }) => id}
        startAt={startAt}
        empty={null}
      />
      <svg height={900} aria-hidden />
    </>
  );
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 500));
const show = async (width: number, startAt = 50): Promise<void> => {
  await page.viewport(width, 800);
  window.scrollTo({ top: 0, behavior: 'instant' });
  const story = { render: () => <List startAt={startAt} />, decorators: meta.decorators };
  await composeStory(story, { title: 'a list that starts further down' }).run();
  await settled();
};
/** How far below the header a row starts; on cards, which have none, how far below the line that its margin leaves free. */
const offsetOf = (index: number): number => {
  const row = document.querySelector(`[data-index="${index}"]`);
  if (!row) return Number.NaN;
  const header = document.querySelector('th')?.getBoundingClientRect();
  const start = header?.height ? header.bottom : Number.parseFloat(getComputedStyle(row).scrollMarginTop);
  return row.getBoundingClientRect().top - start;
};

it.each([
  ['short', 55, 1280, 30],
  ['long', 500, 1280, 50],
  ['long, further down', 500, 1280, 100],
  ['long, far down', 500, 1280, 200],
  ['long, as cards', 500, 390, 50],
  ['long, as cards, further down', 500, 390, 100],
])(
  'a table starts at the row that it is given, and leaves the focus alone: %s',
  async (_, count, width, row) => {
    await show(width, row);
    load(count);
    await expect.poll(() => Math.abs(offsetOf(row))).toBeLessThan(1);
    await settled();
    expect(Math.abs(offsetOf(row))).toBeLessThan(1);
    expect(document.activeElement).toBe(document.body);
  },
);

it('the row stays in its place while what is above the table grows', async () => {
  await show(1280, 100);
  load(500);
  await expect.poll(() => Math.abs(offsetOf(100))).toBeLessThan(2);
  grow(900);
  await settled();
  expect(Math.abs(offsetOf(100))).toBeLessThan(2);
});

it('whoever scrolls after that is not taken back', async () => {
  await show(1280, 100);
  load(500);
  await expect.poll(() => Math.abs(offsetOf(100))).toBeLessThan(2);
  window.dispatchEvent(new WheelEvent('wheel', { deltaY: -400 }));
  window.scrollBy({ top: -400, behavior: 'instant' });
  const scrolled = window.scrollY;
  await settled();
  // Rows that are measured only now may differ from their estimates.
  expect(Math.abs(offsetOf(100) - 400)).toBeLessThan(40);
  expect(window.scrollY).toBeLessThan(scrolled + 300);
});

it('rows that come later do not scroll to it again', async () => {
  await show(1280);
  load(40);
  await settled();
  load(500);
  await settled();
  expect(window.scrollY).toBe(0);
});

it('a page that its reader scrolled before the rows arrived stays', async () => {
  await show(1280);
  window.dispatchEvent(new WheelEvent('wheel', { deltaY: 200 }));
  window.scrollTo({ top: 200, behavior: 'instant' });
  load(500);
  await settled();
  expect(window.scrollY).toBe(200);
});

it('a page that the browser scrolled, as after a reload, starts at the row', async () => {
  await show(1280);
  window.scrollTo({ top: 200, behavior: 'instant' });
  load(500);
  await expect.poll(() => Math.abs(offsetOf(50))).toBeLessThan(2);
});
