import { TextArea } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/TextArea',
  component: TextArea,
  decorators: [underHeadline],
  args: { label: 'Reason', value: '', onChange: ignore, placeholder: 'Why are you cancelling?' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'My plans changed', counter: 500 } };
export const HostileText: Story = { args: { value: hostile } };
export const Invalid: Story = { args: { errorMessage: 'Please give a reason', isRequired: true } };
export const Disabled: Story = { args: { isDisabled: true } };
