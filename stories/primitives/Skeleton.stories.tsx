import { Skeleton } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Skeleton',
  component: Skeleton,
  decorators: [underHeadline],
  args: { width: 240, height: 20 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Block: Story = { args: { shape: 'block', height: 80 } };
export const Circle: Story = { args: { shape: 'circle', width: 48, height: 48 } };
