import { Checkbox } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Checkbox',
  component: Checkbox,
  decorators: [underHeadline],
  args: { isSelected: false, onChange: ignore, children: 'Yes, cancel this ride' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { isSelected: true } };
export const Invalid: Story = { args: { errorMessage: 'Please confirm the cancellation.' } };
export const Disabled: Story = { args: { isDisabled: true } };
