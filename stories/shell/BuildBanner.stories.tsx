import { BuildBanner } from '@mobility/components/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'shell/BuildBanner',
  component: BuildBanner,
  decorators: [underHeadline],
  args: { version: '0.1.0', revision: '4f2a9c1d7e' },
} satisfies Meta<typeof BuildBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
