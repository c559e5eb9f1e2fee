import { ProgressBar } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/ProgressBar',
  component: ProgressBar,
  decorators: [underHeadline],
  args: { label: 'Restoring', value: 40, max: 100 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const AtTheStart: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 100 } };
