import { Button } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Button',
  component: Button,
  decorators: [underHeadline],
  args: { children: 'Book a ride', onPress: ignore },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger' } };
export const Small: Story = { args: { size: 'small' } };
export const LargeAndWide: Story = { args: { variant: 'primary', size: 'large', fullWidth: true } };
export const Pending: Story = { args: { variant: 'primary', isPending: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledDanger: Story = { args: { variant: 'danger', isDisabled: true } };
