import { EditUserView } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName, users } from '../../fixtures.ts';
import { ignore } from '../../hold.ts';
import { underHeadline } from '../../page.tsx';

const { name, email, role } = users.rider;
const meta = {
  title: 'admin/EditUser',
  component: EditUserView,
  decorators: [underHeadline],
  args: {
    user: users.rider,
    edited: { name, email, role },
    isPending: false,
    onEdit: ignore,
    onSave: ignore,
    onClose: ignore,
  },
} satisfies Meta<typeof EditUserView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {};
export const AnotherAddressAndRole: Story = {
  args: { edited: { name, email: 'maya@other.example', role: 'driver' } },
};
export const ChangedByAnotherAdmin: Story = {
  args: {
    edited: { name: 'Maya C. Chen', email, role: 'driver' },
    conflicts: { name: 'Maya Chen-Ortega', role: 'admin' },
    authors: { name: 'Sam Whitfield' },
    onKeep: ignore,
    onTake: ignore,
  },
};
export const Saving: Story = { args: { isPending: true } };
export const Refused: Story = { args: { error: 'Email already registered' } };
export const NotImplemented: Story = {
  args: { error: 'User profile update feature not yet implemented in backend' },
};
export const LongAndHostileNames: Story = {
  args: {
    user: { ...users.rider, name: longName, email: hostile },
    edited: { name: longName, email: hostile, role },
  },
};
