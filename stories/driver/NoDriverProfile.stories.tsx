import { NoDriverProfile } from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'driver/NoDriverProfile',
  component: NoDriverProfile,
  decorators: [underHeadline],
  args: { profileHref: '/profile?tab=driver' },
} satisfies Meta<typeof NoDriverProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoVehicleYet: Story = {};
