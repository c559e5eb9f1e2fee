import { LinkButton } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/LinkButton',
  component: LinkButton,
  decorators: [underHeadline],
  args: { href: '/rides', children: 'View rides' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: 'primary', size: 'large', fullWidth: true } };
