import { ErrorSummary, TextField } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/ErrorSummary',
  component: ErrorSummary,
  decorators: [underHeadline],
  args: { attempts: 1, fields: [{ name: 'phone', label: 'Phone Number' }] },
  render: (args) => (
    <form>
      <ErrorSummary {...args} />
      <TextField
        name="phone"
        label="Phone Number"
        value=""
        onChange={ignore}
        errorMessage="Please fill in this field"
      />
    </form>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneField: Story = {};
export const SeveralFields: Story = {
  args: {
    fields: [
      { name: 'email', label: 'Email' },
      { name: 'phone', label: 'Phone Number' },
    ],
  },
};
