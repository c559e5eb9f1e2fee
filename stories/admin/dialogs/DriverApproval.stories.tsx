import { DriverApprovalView } from '@mobility/components/admin';
import type { DriverProfile } from '@mobility/openapi';
import profile from '@mobility/openapi/examples/DriverProfile.pending_review.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '../../fixtures.ts';
import { ignore } from '../../hold.ts';
import { underHeadline } from '../../page.tsx';

const meta = {
  title: 'admin/DriverApproval',
  component: DriverApprovalView,
  decorators: [underHeadline],
  args: {
    user: users.driverPending,
    profile: profile as DriverProfile,
    isPending: false,
    onConfirm: ignore,
    onClose: ignore,
  },
} satisfies Meta<typeof DriverApprovalView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Approve: Story = {};
export const Approving: Story = { args: { isPending: true } };
export const Revoke: Story = { args: { user: users.driver } };
export const VehicleUnknown: Story = { args: { profile: null } };
export const Refused: Story = { args: { error: 'This user has no driver profile' } };
/** The driver has changed it while the question was open. */
export const VehicleChangedMeanwhile: Story = { args: { onUpdate: ignore } };
