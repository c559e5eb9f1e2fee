import { type Column, DataTable } from '@mobility/components/primitives';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import meta from '../primitives/DataTable.stories.tsx';

setProjectAnnotations([preview]);

type Row = { id: string };

const columns: readonly Column<Row>[] = [
  { id: 'name', name: 'Name', card: 'title', cell: ({ id }) => <button type="button">{id}</button> },
];
const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `row ${index}` }));

let load: (count: number) => void = () => undefined;

/** Rows that arrive when the tests say so, below something as high as the map of the rides. */
const List = () => {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    load = setCount;
  }, []);
  return (
    <>
      <svg height={600} aria-hidden />
      <DataTable
        label="Rows"
        columns={columns}
        rows={count === null ? null : rowsOf(count)}
        keyOf={({ id }) => id}
        startAt={50}
        empty={null}
      />
      <svg height={900} aria-hidden />
    </>
  );
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 500));
const show = async (width: number): Promise<void> => {
  await page.viewport(width, 800);
  window.scrollTo({ top: 0, behavior: 'instant' });
  const story = { render: () => <List />, decorators: meta.decorators };
  await composeStory(story, { title: 'a list that starts further down' }).run();
  await settled();
};
/** How far below the line that its margin leaves free a row is. */
const offsetOf = (index: number): number => {
  const row = document.querySelector(`[data-index="${index}"]`);
  if (!row) return Number.NaN;
  return row.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(row).scrollMarginTop);
};

it.each([
  ['short', 55, 1280],
  ['long', 500, 1280],
  ['long, as cards', 500, 390],
])('a table starts at the row that it is given, and leaves the focus alone: %s', async (_, count, width) => {
  await show(width);
  load(count);
  await expect.poll(() => Math.abs(offsetOf(50))).toBeLessThan(2);
  await settled();
  expect(Math.abs(offsetOf(50))).toBeLessThan(2);
  expect(document.activeElement).toBe(document.body);
});

it('rows that come later do not scroll to it again', async () => {
  await show(1280);
  load(40);
  await settled();
  load(500);
  await settled();
  expect(window.scrollY).toBe(0);
});

it('a page that was scrolled before the rows arrived stays', async () => {
  await show(1280);
  window.scrollTo({ top: 200, behavior: 'instant' });
  load(500);
  await settled();
  expect(window.scrollY).toBe(200);
});
