import { SendBackView } from '@mobility/components/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '../../fixtures.ts';
import { ignore } from '../../hold.ts';
import { underHeadline } from '../../page.tsx';

const meta = {
  title: 'admin/SendBack',
  component: SendBackView,
  decorators: [underHeadline],
  args: {
    user: users.driverPending,
    reason: 'The license plate does not match the vehicle.',
    isPending: false,
    onReason: ignore,
    onSend: ignore,
    onClose: ignore,
  },
} satisfies Meta<typeof SendBackView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reason: Story = {};
export const SendingBack: Story = { args: { isPending: true } };
export const WithoutAReason: Story = { args: { reason: '', reasonError: 'Please enter a reason' } };
export const Refused: Story = { args: { error: 'This user has no driver profile' } };
