import { Card } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName } from '../fixtures.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Card',
  component: Card,
  decorators: [underHeadline],
  args: { children: 'What the card holds', title: 'Recent Rides' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithATitle: Story = {};
export const WithoutATitle: Story = { args: { title: undefined } };
export const ToTheEdges: Story = { args: { padding: 'none' } };
export const LongTitle: Story = { args: { title: longName, action: 'View All' } };
export const HostileTitle: Story = { args: { title: hostile } };
