import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/src/primitives/Button/Button.tsx';

const meta = {
  title: 'primitives/Button',
  component: Button,
  args: { children: 'Book a ride' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Pending: Story = { args: { variant: 'primary', isPending: true } };
