import { SendMessageView } from '@mobility/components/admin';
import type { User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName } from '../../fixtures.ts';
import { ignore } from '../../hold.ts';

const user = rider as User;
const message = 'Your bag was found. Please come to the office on Market Street.';

const meta = {
  title: 'admin/SendMessage',
  component: SendMessageView,
  args: { user, message, isPending: false, onMessage: ignore, onSend: ignore, onClose: ignore },
} satisfies Meta<typeof SendMessageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { message: '' } };
export const Typed: Story = {};
export const SentWithoutAText: Story = { args: { message: '', messageError: 'Please enter a message' } };
export const Sending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: 'Failed to send notification' } };
export const LongName: Story = { args: { user: { ...user, name: longName }, message: hostile } };
