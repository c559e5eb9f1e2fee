import { FullScreenSpinner } from '@mobility/components/primitives';
import { SessionCheck } from '@mobility/components/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/FullScreenSpinner',
  component: FullScreenSpinner,
  subcomponents: { SessionCheck },
  decorators: [underHeadline],
  parameters: {
    states: [
      'auth.loading.readingToken',
      'auth.loading.renewing',
      'auth.loading.checkingUser',
      'auth.loading.unreachable',
      'auth.expiring.expired',
      'auth.expiring.locked',
    ],
  },
} satisfies Meta<typeof FullScreenSpinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhileTheSessionIsChecked: Story = {};
export const ServerUnreachable: Story = {
  args: { message: 'Mobility cannot be reached. Retrying…', onRetry: () => undefined },
};
