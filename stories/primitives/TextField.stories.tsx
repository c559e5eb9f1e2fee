import { TextField } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/TextField',
  component: TextField,
  decorators: [underHeadline],
  args: { label: 'Full Name', value: '', onChange: ignore },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Maya Chen', description: 'As your driver sees it' } };
export const Filled: Story = { args: { value: 'Maya Chen' } };
export const LongText: Story = { args: { value: longName } };
export const HostileText: Story = { args: { value: hostile } };
export const Invalid: Story = { args: { errorMessage: 'Name is required', isRequired: true } };
export const Disabled: Story = { args: { value: 'Maya Chen', isDisabled: true } };
