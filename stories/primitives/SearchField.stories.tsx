import { SearchField } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/SearchField',
  component: SearchField,
  decorators: [underHeadline],
  args: {
    label: 'Search rides',
    value: '',
    onChange: ignore,
    placeholder: 'Search by location or ride ID...',
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Ferry' } };
export const Disabled: Story = { args: { isDisabled: true } };
