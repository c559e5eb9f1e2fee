import { Badge } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Badge',
  component: Badge,
  decorators: [underHeadline],
  args: { children: 'Pending' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Positive: Story = { args: { tone: 'positive' } };
export const Caution: Story = { args: { tone: 'caution' } };
export const Critical: Story = { args: { tone: 'critical' } };
export const Info: Story = { args: { tone: 'info' } };
export const Admin: Story = { args: { tone: 'admin' } };
export const Signal: Story = { args: { tone: 'signal' } };
export const Arriving: Story = { args: { tone: 'arriving' } };
export const InProgress: Story = { args: { tone: 'inProgress' } };
