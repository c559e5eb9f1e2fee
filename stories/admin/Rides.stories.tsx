import { RidesView } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { hostileRide, longRide, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inFrame } from '../page.tsx';

const memory = { getItem: () => null, setItem: ignore };

const meta = {
  title: 'admin/Rides',
  component: RidesView,
  decorators: [inFrame],
  args: {
    filters: { search: '', statuses: [], type: 'all', sort: 'created_at', direction: 'desc' },
    onFilters: ignore,
    rides: [
      rides.pending,
      rides.accepted,
      { ...rides.arriving, special_requirements: '🐕 A small dog' },
      rides.inProgress,
      rides.completed,
      rides.paid,
      rides.cancelled,
    ],
    total: 84_213,
    onRetry: ignore,
    more: { has: false, isReading: false, isFailed: false, read: ignore },
    storage: memory,
    hrefOf: ({ id }) => `#${id}`,
    onRow: fn(),
    onNotify: fn(),
  },
} satisfies Meta<typeof RidesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllRides: Story = {};
export const Filtered: Story = {
  args: {
    filters: {
      search: 'ferry',
      statuses: ['pending', 'driver_arrived', 'ride_started'],
      type: 'completed',
      sort: 'estimated_fare',
      direction: 'asc',
    },
  },
};
export const StatusFilter: Story = {
  args: { filters: { ...meta.args.filters, statuses: ['accepted'] }, onFilters: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Status/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Driver arrived' }));
    await expect(args.onFilters).toHaveBeenLastCalledWith({ statuses: ['accepted', 'driver_arrived'] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'All' }));
    await expect(args.onFilters).toHaveBeenLastCalledWith({ statuses: [] });
  },
};
export const EachRating: Story = {
  args: {
    rides: ([1, 2, 3, 4, 5, null] as const).map((rating) => ({
      ...rides.paid,
      id: `ride-${rating}`,
      rating,
    })),
  },
};
export const OneIsSelected: Story = { args: { selected: rides.accepted.id } };
export const PressOnARow: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Not assigned'));
    await expect(args.onRow).toHaveBeenCalledWith(rides.pending);
    const [bell] = canvas.getAllByRole('button', { name: /^Notify/ });
    if (bell) await userEvent.click(bell);
    await expect(args.onNotify).toHaveBeenCalledWith(rides.pending);
    await expect(args.onRow).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { rides: null } };
export const CouldNotBeLoaded: Story = {
  args: { rides: null, error: new Error('The network is not reachable') },
};
export const NoneYet: Story = { args: { rides: [] } };
export const NoneFound: Story = {
  args: { rides: [], filters: { ...meta.args.filters, search: 'ferry' } },
};
export const SomeUnreadable: Story = { args: { unreadable: 3 } };
export const MorePages: Story = { args: { more: { ...meta.args.more, has: true } } };
export const MoreFailed: Story = { args: { more: { ...meta.args.more, has: true, isFailed: true } } };
export const LongAndHostileTexts: Story = {
  args: { rides: [longRide(rides.accepted), hostileRide({ ...rides.completed, id: 'hostile' })] },
};
