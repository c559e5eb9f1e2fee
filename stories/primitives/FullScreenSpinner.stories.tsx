import { FullScreenSpinner } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/FullScreenSpinner',
  component: FullScreenSpinner,
  decorators: [underHeadline],
  parameters: {
    states: [
      'auth.loading.readingToken',
      'auth.loading.renewing',
      'auth.loading.checkingUser',
      'auth.loading.offline',
      'auth.expiring',
    ],
  },
} satisfies Meta<typeof FullScreenSpinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhileTheSessionIsChecked: Story = {};
