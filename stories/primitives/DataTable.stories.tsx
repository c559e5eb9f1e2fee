import {
  Button,
  type Column,
  ColumnChoice,
  DataTable,
  EmptyState,
  useColumns,
} from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile, longName } from '../fixtures.ts';
import { inFrame } from '../page.tsx';

type Row = { id: string; name: string; email: string; rides: number; joined: string };

const rowAt = (index: number): Row => ({
  id: `u${index}`,
  name: `Person ${index + 1}`,
  email: `person-${index + 1}@example.com`,
  rides: (index * 37) % 1_000,
  joined: 'Mar 2, 2026',
});
const rows = (count: number): Row[] => Array.from({ length: count }, (_, index) => rowAt(index));

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    name: 'Name',
    width: '14rem',
    sort: 'name',
    card: 'title',
    cell: ({ name }) => <b>{name}</b>,
  },
  { id: 'email', name: 'E-mail', card: 'line', isOptional: true, cell: ({ email }) => email },
  {
    id: 'rides',
    name: 'Rides',
    width: '6rem',
    align: 'end',
    sort: 'rides',
    card: 'fact',
    cell: ({ rides }) => rides,
  },
  { id: 'joined', name: 'Joined', width: '8rem', align: 'end', card: 'aside', cell: ({ joined }) => joined },
];

const meta = {
  title: 'primitives/DataTable',
  component: DataTable<Row>,
  subcomponents: { ColumnChoice },
  decorators: [inFrame],
  args: {
    label: 'Users',
    columns,
    rows: rows(5),
    keyOf: ({ id }) => id,
    sort: { by: 'name', direction: 'asc' },
    onSort: fn(),
    empty: <EmptyState icon={<Users size={24} />} title="No users found" text="Try another name." />,
  },
} satisfies Meta<typeof DataTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Loading: Story = { args: { rows: null } };
export const Empty: Story = { args: { rows: [] } };
export const OneIsOpen: Story = { args: { selected: 'u2' } };
export const LongAndHostile: Story = {
  args: {
    rows: [
      { ...rowAt(0), name: longName, email: `${'very-long-name'.repeat(4)}@example.com` },
      { ...rowAt(1), name: hostile },
    ],
  },
};

export const SortedByAPress: Story = {
  play: async ({ canvas, args }) => {
    const header = canvas.queryByRole('button', { name: 'Name' });
    // A narrow place has cards without a header.
    if (!header) return;
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(header);
    await expect(args.onSort).toHaveBeenCalledWith({ by: 'name', direction: 'desc' });
    await userEvent.click(canvas.getByRole('button', { name: 'Rides' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'rides', direction: 'desc' });
  },
};

const kept = new Map<string, string>();
const memory = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const Choosable = () => {
  const { shown, choices, onChoice } = useColumns('story', columns, memory);
  return (
    <>
      <ColumnChoice choices={choices} onChoice={onChoice} />
      <DataTable {...meta.args} columns={shown} />
    </>
  );
};
export const ColumnsAreChosen: Story = {
  render: () => <Choosable />,
  play: async ({ canvas }) => {
    kept.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await waitFor(() => document.querySelector('[role=dialog] label') as HTMLElement));
    await waitFor(() => expect(canvas.queryByText('person-1@example.com')).toBeNull());
    await expect(memory.getItem('mobility_columns_story')).toBe('["email"]');
    await userEvent.keyboard('{Escape}');
  },
};

export const TenThousandRows: Story = {
  args: { rows: rows(10_000), total: 100_000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10));
    expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = await waitFor(() => canvas.getByText('Person 10000'));
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    window.scrollTo(0, 0);
  },
};

const command: Column<Row> = {
  id: 'remind',
  name: 'Remind',
  width: '8rem',
  card: 'end',
  isControl: true,
  cell: ({ name }) => (
    <Button size="small" aria-label={`Remind ${name}`}>
      Remind
    </Button>
  ),
};
const Shrinking = () => {
  const [shown, setShown] = useState(() => rows(3));
  return (
    <>
      <DataTable {...meta.args} columns={[...columns, command]} rows={shown} />
      <Button onPress={() => setShown((before) => before.slice(1))}>Take the first one away</Button>
    </>
  );
};
/** A mouse rests on the second row while the first one leaves the list. */
export const OneIsGone: Story = {
  render: () => <Shrinking />,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('Person 2'));
    canvas.getByRole('button', { name: 'Take the first one away' }).click();
    await canvas.findByText('No longer in this list');
    await expect(canvas.getByRole('button', { name: 'Remind Person 2' })).toBeEnabled();
    const gone = canvas.getByRole('button', { name: 'Remind Person 1' });
    await expect(gone.closest('[inert]')).not.toBeNull();
    await userEvent.tab();
    await expect(document.activeElement).not.toBe(gone);
  },
};

const focusable: Column<Row> = {
  id: 'open',
  name: 'Open',
  card: 'end',
  cell: ({ name }) => <button type="button">{`Open ${name}`}</button>,
};
const Growing = () => {
  const [count, setCount] = useState(50);
  return (
    <>
      <DataTable {...meta.args} columns={[...columns, focusable]} rows={rows(count)} />
      <button type="button" onClick={() => setCount(100)}>
        More
      </button>
    </>
  );
};
export const BecomesLong: Story = {
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const focus = canvas.getByRole('button', { name: 'Open Person 3' });
    focus.focus();
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    canvas.getByRole('button', { name: 'More' }).click();
    await canvas.findByRole('button', { name: 'Open Person 51' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Open Person 10' })).toBeNull());
    await expect(document.activeElement).toBe(focus);
    await expect(focus).toHaveTextContent('Open Person 3');
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
