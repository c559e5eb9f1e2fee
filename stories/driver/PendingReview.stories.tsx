import { PendingReview } from '@mobility/components/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'driver/PendingReview',
  component: PendingReview,
  decorators: [underHeadline],
  args: { profileHref: '/profile?tab=driver' },
} satisfies Meta<typeof PendingReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderReview: Story = {};
export const SentBack: Story = {
  args: { reason: 'The license plate does not match the vehicle. Please check it.' },
};
