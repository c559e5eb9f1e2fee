import { AvatarDemo } from '@mobility/components/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../page.tsx';

const meta = {
  title: 'shell/AvatarDemo',
  component: AvatarDemo,
  decorators: [inPage],
  args: {},
} satisfies Meta<typeof AvatarDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
