import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Column } from '../../primitives/DataTable/columns.ts';
import { control } from '../../primitives/DataTable/DataTable.css.ts';
import { ListPanel, type ListPanelProps } from './ListPanel.tsx';

afterEach(cleanup);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const columns: Column<number>[] = [
  { id: 'row', name: 'Row', card: 'title', cell: (row) => row },
  {
    id: 'actions',
    name: 'Actions',
    card: 'aside',
    isControl: true,
    cell: () => <button type="button">Do</button>,
  },
];

const show = (count: number, props: Partial<ListPanelProps<number>> = {}) =>
  render(
    <ListPanel
      id="rows"
      label="Rows"
      filters={<h2 id="rows">Rows</h2>}
      chosenBy="all"
      onRetry={() => undefined}
      columns={columns}
      rows={Array.from({ length: count }, (_, index) => index)}
      keyOf={String}
      empty={{ icon: null, title: 'None' }}
      {...props}
    />,
  );
const print = (count: number, has = false) => {
  show(count, { more: { has, isReading: false, isFailed: false, read: () => undefined } });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return screen.getAllByRole('cell', { name: /^\d+$/ }).length;
};

test('paper has all loaded rows, and says when these are not all', () => {
  expect(print(300)).toBe(300);
  expect(screen.queryByText(/printed/)).toBeNull();
  cleanup();
  expect(print(300, true)).toBe(300);
  screen.getByText('The first 300 rows are printed.');
  cleanup();
  expect(print(1_100)).toBe(1_000);
  screen.getByText('The first 1,000 rows are printed.');
});

test('paper does without a column of controls', () => {
  print(2);
  const drawn = [
    screen.getByRole('columnheader', { name: 'Actions' }),
    ...screen.getAllByRole('cell', { name: 'Do' }),
  ];
  expect(drawn.map(({ classList }) => classList.contains(control.split(' ').at(-1) ?? ''))).toEqual([
    true,
    true,
    true,
  ]);
});

test('a list says that it is empty only when nothing is on its way', () => {
  show(0, { isOutdated: true });
  expect(screen.queryByText('None')).toBeNull();
  cleanup();
  show(0);
  screen.getByText('None');
});

test('the focus in a row that is gone goes to the next row, although a mouse keeps its place', async () => {
  const props: ListPanelProps<number> = {
    id: 'rows',
    label: 'Rows',
    filters: <h2 id="rows">Rows</h2>,
    chosenBy: 'all',
    onRetry: () => undefined,
    columns,
    rows: [1, 2, 3],
    keyOf: String,
    empty: { icon: null, title: 'None' },
  };
  const { rerender } = render(<ListPanel {...props} />);
  const [first, second] = screen.getAllByRole('button', { name: 'Do' });
  fireEvent.pointerMove(screen.getByRole('cell', { name: '1' }));
  act(() => first?.focus());
  rerender(<ListPanel {...props} rows={[2, 3]} />);
  expect(screen.getAllByRole('button', { name: 'Do', hidden: true })).toHaveLength(3);
  await waitFor(() => expect(document.activeElement).toBe(second));
});
