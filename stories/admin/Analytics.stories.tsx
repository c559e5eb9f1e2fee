import { AnalyticsView } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { stats } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inFrame } from '../page.tsx';

const meta = {
  title: 'admin/Analytics',
  component: AnalyticsView,
  decorators: [inFrame],
  args: { stats, onRetry: ignore, hrefOfPayments: '#payments' },
} satisfies Meta<typeof AnalyticsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {};
export const Loading: Story = { args: { stats: null } };
export const NothingYet: Story = {
  args: {
    stats: {
      ...stats,
      total_rides: 0,
      completed_rides: 0,
      total_revenue: 0,
      total_drivers: 0,
      completion_rate: 0,
    },
  },
};
export const CouldNotBeLoaded: Story = { args: { error: new Error('The network is not reachable') } };
