import { PaymentAnalyticsView, sampleFigures } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { ignore } from '../hold.ts';
import { inFrame } from '../page.tsx';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const sample = sampleFigures('7d', now);
const figures = { ...sample, isSample: false, income: { refunds: 47.02, net: 11_186.48, fees: 2_246.7 } };
const nothing = {
  ...figures,
  revenue: 0,
  transactions: 0,
  successRate: 0,
  average: 0,
  methods: figures.methods.map((share) => ({ ...share, count: 0, amount: 0, percentage: 0 })),
  days: figures.days.map((day) => ({ ...day, revenue: 0, transactions: 0, disputes: 0 })),
  disputes: { total: 0, resolved: 0, pending: 0, resolution_rate: 0 },
  growth: { revenue: -100, transactions: -100, disputes: 0 },
};

const meta = {
  title: 'admin/PaymentAnalytics',
  component: PaymentAnalyticsView,
  decorators: [inFrame],
  args: { range: '7d', onRange: ignore, figures, onRetry: ignore, look: 'chart', onLook: ignore },
} satisfies Meta<typeof PaymentAnalyticsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {};
export const Table: Story = { args: { look: 'table' } };
export const AnotherDay: Story = {
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByRole('slider', { name: 'Day (UTC)' }), { target: { value: '6' } });
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Friday/),
    );
  },
};
export const OneDay: Story = {
  args: { range: '24h', figures: { ...sampleFigures('24h', now), isSample: false } },
};
export const ThreeMonths: Story = {
  args: { range: '90d', figures: { ...sampleFigures('90d', now), isSample: false } },
};
export const Nothing: Story = { args: { figures: nothing } };
export const Loading: Story = { args: { figures: null } };
export const SampleData: Story = { args: { figures: sample, isFailed: true } };
export const SampleTable: Story = { args: { figures: sample, isFailed: true, look: 'table' } };
export const OutOfDate: Story = { args: { isFailed: true } };
export const LargeAmounts: Story = {
  args: {
    figures: {
      ...figures,
      revenue: 1_204_338.75,
      days: figures.days.map((day) => ({ ...day, revenue: day.revenue * 1_000 })),
      growth: { revenue: 1_240.5, transactions: -3.8, disputes: 12 },
    },
  },
};
