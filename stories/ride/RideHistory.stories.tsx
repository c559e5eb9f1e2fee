import { RideHistoryView } from '@mobility/components/ride';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { hostileRide, longRide, now, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';

const meta = {
  title: 'ride/RideHistory',
  component: RideHistoryView,
  decorators: [inPage],
  args: {
    viewer: 'rider',
    rides: Object.values(rides),
    state: 'ready',
    onRetry: ignore,
    onDetails: ignore,
    onBookAgain: ignore,
    onOpenRating: ignore,
    onRate: ignore,
    now,
  },
} satisfies Meta<typeof RideHistoryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfRider: Story = { parameters: { states: ['ride.rating.hidden'] } };
export const OfPlatform: Story = {
  args: { viewer: 'admin', onBookAgain: undefined, onOpenRating: undefined, onRate: undefined },
};
export const Loading: Story = { args: { rides: [], state: 'loading' } };
export const Failed: Story = { args: { rides: [], state: 'failed' } };
export const NoRidesYet: Story = { args: { rides: [] } };
export const NoPlatformRides: Story = { args: { rides: [], viewer: 'admin' } };
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Atlantis');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
export const OnlyCancelled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Cancelled/ }));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};
export const Rating: Story = {
  args: { rating: { rideId: rides.completed.id, isSubmitting: false } },
};
export const SubmittingARating: Story = {
  args: { rating: { rideId: rides.completed.id, isSubmitting: true, picked: 4 } },
};
export const RatedRecently: Story = {
  args: { rides: [{ ...rides.paid, rated_at: new Date(now - 60_000).toISOString() }] },
  parameters: { states: ['ride.rating.rated'] },
};
export const LongAndHostileTexts: Story = {
  args: { rides: [longRide(rides.completed), hostileRide(rides.paid)] },
};
