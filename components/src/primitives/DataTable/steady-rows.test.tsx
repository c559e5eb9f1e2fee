import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';

type Item = { id: string; text: string };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const columns: Column<Item>[] = [{ id: 'text', name: 'Text', card: 'title', cell: ({ text }) => text }];
const keyOf = ({ id }: Item): string => id;
const tableOf = (rows: readonly Item[]) => (
  <DataTable label="Items" columns={columns} rows={rows} keyOf={keyOf} empty={null} />
);
const item = (id: string, text = id): Item => ({ id, text });
const texts = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

const open = () => {
  const { rerender } = render(tableOf([item('b'), item('c')]));
  const body = screen.getAllByRole('rowgroup')[1] as HTMLElement;
  return { show: (rows: readonly Item[]) => rerender(tableOf(rows)), body };
};

test('rows keep their places below a moving pointer, and show what changes', () => {
  const { show, body } = open();
  fireEvent.pointerMove(body);
  show([item('a'), item('b', 'b, changed'), item('c'), item('d')]);
  expect(texts()).toEqual(['b, changed', 'c', 'd']);
  act(() => vi.advanceTimersByTime(2_000));
  expect(texts()).toEqual(['a', 'b, changed', 'c', 'd']);
});

test('a pointer that leaves releases the rows, and other rows are shown at once', () => {
  const { show, body } = open();
  fireEvent.pointerMove(body);
  show([item('a'), item('b')]);
  expect(texts()).toEqual(['b']);
  fireEvent.pointerLeave(body);
  expect(texts()).toEqual(['a', 'b']);
  fireEvent.pointerMove(body);
  show([item('x')]);
  expect(texts()).toEqual(['x']);
});

test('without a pointer new rows come in their order', () => {
  const { show } = open();
  show([item('a'), item('b')]);
  expect(texts()).toEqual(['a', 'b']);
});
