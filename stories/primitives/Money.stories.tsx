import { Money, MoneyText } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Money',
  component: Money,
  subcomponents: { MoneyText },
  decorators: [underHeadline],
  args: { amount: 48.57 },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheDefaultCurrency: Story = {};
export const InDollars: Story = { args: { currency: 'USD' } };
export const Zero: Story = { args: { amount: 0 } };
export const Negative: Story = { args: { amount: -4.2 } };
export const LargeAmount: Story = { args: { amount: 1_234_567.89, size: 40 } };
/** The symbol and the figures stand on one line. */
export const VeryLargeAmount: Story = {
  args: { amount: 1_234_567_890.12, size: 24 },
  play: async ({ canvasElement }) => {
    const symbol = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const amount = canvasElement.querySelector('svg')?.parentElement?.getBoundingClientRect();
    await expect(amount?.height).toBeLessThan((symbol?.height ?? 0) * 2);
  },
};
export const InASentence: Story = {
  render: () => (
    <p>
      <MoneyText>{'Ⓣ10.42 were taken from your balance.'}</MoneyText>
    </p>
  ),
};
