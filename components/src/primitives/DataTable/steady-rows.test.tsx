import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import { RowLink } from './RowLink.tsx';
import { useSteadyRows } from './use-steady-rows.ts';

type Item = { id: string; text: string };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const columns: Column<Item>[] = [
  { id: 'text', name: 'Text', card: 'title', cell: ({ text }) => <span data-text>{text}</span> },
];
const keyOf = ({ id }: Item): string => id;
const tableOf = (rows: readonly Item[], chosenBy = 'newest', isOutdated = false) => (
  <DataTable
    label="Items"
    columns={columns}
    rows={rows}
    keyOf={keyOf}
    chosenBy={chosenBy}
    isOutdated={isOutdated}
    empty={null}
  />
);
const item = (id: string, text = id): Item => ({ id, text });
const texts = () => [...document.querySelectorAll('[data-text]')].map(({ textContent }) => textContent);

const open = () => {
  const { rerender } = render(tableOf([item('b'), item('c')]));
  const body = screen.getAllByRole('rowgroup')[1] as HTMLElement;
  return { show: (...table: Parameters<typeof tableOf>) => rerender(tableOf(...table)), body };
};
const goneTexts = () =>
  [...document.querySelectorAll('[aria-disabled=true] [data-text]')].map(({ textContent }) => textContent);
const rowIndexes = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));
/** The mouse stays where it is. */
const rest = (element: HTMLElement) => {
  vi.spyOn(element, 'matches').mockReturnValue(true);
  fireEvent.pointerMove(element);
  act(() => vi.advanceTimersByTime(10_000));
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
  expect(texts()).toEqual(['b', 'c']);
  fireEvent.pointerLeave(body);
  expect(texts()).toEqual(['a', 'b']);
  fireEvent.pointerMove(body);
  show([item('x')]);
  expect(texts()).toEqual(['x']);
});

test.each(['ArrowDown', 'Tab'])('rows keep their places for a while after %s is pressed in them', (key) => {
  const { show, body } = open();
  fireEvent.keyDown(body, { key });
  show([item('a'), item('b')]);
  expect(texts()).toEqual(['b']);
  act(() => vi.advanceTimersByTime(2_000));
  expect(texts()).toEqual(['a', 'b']);
});

test('rows in another order are shown at once, also after a key was pressed in them', () => {
  const { show, body } = open();
  fireEvent.keyDown(body, { key: 'Tab', shiftKey: true });
  show([item('c'), item('b')], 'oldest');
  expect(texts()).toEqual(['c', 'b']);
});

test('rows in another order are shown once they arrive, and held again from then on', () => {
  const { show, body } = open();
  const before = [item('b'), item('c')];
  fireEvent.keyDown(body, { key: 'Tab', shiftKey: true });
  show(before, 'oldest');
  expect(texts()).toEqual(['b', 'c']);
  show([item('c'), item('b')], 'oldest');
  expect(texts()).toEqual(['c', 'b']);
  fireEvent.pointerMove(body);
  show([item('a'), item('c'), item('b')], 'oldest');
  expect(texts()).toEqual(['c', 'b']);
});

test('an open menu holds the rows until it closes, wherever the pointer goes', () => {
  const { show, body } = open();
  const menu = body.appendChild(document.createElement('tr'));
  menu.setAttribute('aria-expanded', 'true');
  fireEvent.click(body);
  fireEvent.pointerLeave(body);
  act(() => vi.advanceTimersByTime(10_000));
  show([item('a'), item('b')]);
  expect(texts()).toEqual(['b']);
  menu.remove();
  act(() => vi.advanceTimersByTime(2_000));
  expect(texts()).toEqual(['a', 'b']);
});

test('below a resting pointer, a row that is gone keeps its place until the pointer leaves', () => {
  const { show, body } = open();
  rest(body);
  show([item('a'), item('c')]);
  expect(texts()).toEqual(['b', 'c']);
  expect(goneTexts()).toEqual(['b']);
  expect(screen.getByRole('cell', { name: /^b ?No longer in this list$/ })).toBeDefined();
  act(() => vi.advanceTimersByTime(10_000));
  show([item('c', 'c, changed')]);
  // The row that is gone is not counted.
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('2');
  expect(rowIndexes()).toEqual(['1', null, '2']);
  expect(texts()).toEqual(['b', 'c, changed']);
  show([item('b'), item('c')]);
  expect(goneTexts()).toEqual([]);
  show([item('c')]);
  expect(goneTexts()).toEqual(['b']);
  fireEvent.pointerLeave(body);
  expect(texts()).toEqual(['c']);
});

test('a row that is gone leaves once the pointer is forgotten', () => {
  const { show, body } = open();
  rest(body);
  show([item('c')]);
  act(() => vi.advanceTimersByTime(19_000));
  expect(texts()).toEqual(['b', 'c']);
  act(() => vi.advanceTimersByTime(3_000));
  expect(texts()).toEqual(['c']);
});

test('a row that is gone has no commands, and takes no press', () => {
  const onRow = vi.fn();
  const open: Column<Item> = { id: 'open', name: 'Open', card: 'end', isControl: true, cell: () => 'Open' };
  const table = { label: 'Items', columns: [...columns, open], keyOf, onRow, empty: null };
  const { rerender } = render(<DataTable {...table} rows={[item('b'), item('c')]} />);
  rest(screen.getAllByRole('rowgroup')[1] as HTMLElement);
  rerender(<DataTable {...table} rows={[item('c')]} />);
  const [gone, kept] = screen.getAllByRole('cell', { name: 'Open', hidden: true });
  expect([gone, kept].map((cell) => cell?.firstElementChild?.hasAttribute('inert'))).toEqual([true, false]);
  fireEvent.click(screen.getByText('b'));
  expect(onRow).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('c'));
  expect(onRow).toHaveBeenCalledOnce();
});

test('a link in a row that is gone leads nowhere', () => {
  const onOpen = vi.fn();
  const link: Column<Item> = {
    id: 'link',
    name: 'Link',
    card: 'fact',
    cell: ({ id }) => (
      <RowLink href={`/${id}`} onOpen={onOpen}>
        {`Open ${id}`}
      </RowLink>
    ),
  };
  const table = { label: 'Items', columns: [...columns, link], keyOf, empty: null };
  const { rerender } = render(<DataTable {...table} rows={[item('b'), item('c')]} />);
  rest(screen.getAllByRole('rowgroup')[1] as HTMLElement);
  rerender(<DataTable {...table} rows={[item('c')]} />);
  expect(fireEvent.click(screen.getByText('Open b'))).toBe(false);
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Open c'));
  expect(onOpen).toHaveBeenCalledWith('/c');
});

test('rows of the filters before do not keep their places when those of the new ones arrive', () => {
  const { show, body } = open();
  const before = [item('b'), item('c')];
  show(before, 'oldest', true);
  rest(body);
  show(before, 'oldest', true);
  show([item('c')], 'oldest');
  expect(texts()).toEqual(['c']);
});

test('without a pointer new rows come in their order', () => {
  const { show } = open();
  show([item('a'), item('b')]);
  expect(texts()).toEqual(['a', 'b']);
});

test('a pointer over rows that stay the same reads no keys and puts nothing in order', () => {
  const rows = Array.from({ length: 100 }, (_, index) => item(`${index}`));
  const keys = vi.fn(keyOf);
  const { result, rerender } = renderHook(({ given }) => useSteadyRows(given, { keyOf: keys }), {
    initialProps: { given: rows },
  });
  render(<div {...result.current.holders} />);
  fireEvent.pointerMove(document.querySelector('div > div') as Element);
  rerender({ given: rows });
  expect(result.current.shown).toBe(rows);
  expect(keys).not.toHaveBeenCalled();
  const later = [item('new'), ...rows];
  rerender({ given: later });
  const { shown } = result.current;
  expect(shown).toEqual(rows);
  const read = keys.mock.calls.length;
  rerender({ given: later });
  expect(result.current.shown).toBe(shown);
  expect(keys).toHaveBeenCalledTimes(read);
});

test('a pointer is above the rows until it leaves, and no longer than 30 seconds after it was moved', () => {
  const { result, rerender } = renderHook(() => useSteadyRows([item('a')], { keyOf }));
  render(<div data-testid="rows" {...result.current.holders} />);
  const rows = screen.getByTestId('rows');
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const isHovered = () => {
    rerender();
    return result.current.isHovered;
  };
  expect(isHovered()).toBe(false);
  fireEvent.pointerMove(rows);
  pass(20_000);
  fireEvent.pointerMove(rows);
  pass(29_999);
  expect(isHovered()).toBe(true);
  pass(1);
  expect(isHovered()).toBe(false);
  fireEvent.pointerMove(rows);
  expect(isHovered()).toBe(true);
  fireEvent.pointerLeave(rows);
  expect(isHovered()).toBe(false);
});
