import { Landing } from '@mobility/components/landing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { inPage } from '../page.tsx';

const meta = {
  title: 'landing/Landing',
  component: Landing,
  decorators: [inPage],
  args: { onGetStarted: ignore, onWhereTo: ignore, onBecomeDriver: ignore },
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDefaultFigures: Story = {};
export const WithReportedFigures: Story = {
  args: { stats: { riders: 1068, drivers: 212, rides: 9417 } },
};
