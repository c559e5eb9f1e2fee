import { BrandMark } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/BrandMark',
  component: BrandMark,
  decorators: [underHeadline],
  args: {},
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 96 } };
