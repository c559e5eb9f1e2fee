import { Notice } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Notice',
  component: Notice,
  decorators: [underHeadline],
  args: { tone: 'info', title: 'Good to know', children: 'An admin reviews your vehicle.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Caution: Story = { args: { tone: 'caution' } };
export const Positive: Story = { args: { tone: 'positive' } };
export const Critical: Story = { args: { tone: 'critical' } };
export const WithARetry: Story = { args: { tone: 'critical', onRetry: ignore } };
export const LongText: Story = { args: { title: longName, children: longName.repeat(4), onRetry: ignore } };
export const HostileText: Story = { args: { title: hostile, children: hostile } };
