import { createToasts, type Toast, Toasts, ToastsOnDemand } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName } from '../fixtures.ts';
import { underHeadline } from '../page.tsx';

/** A queue that shows these and keeps them. */
const showing = (...toasts: Toast[]) => {
  const queue = createToasts();
  queue.pause();
  for (const toast of toasts) queue.show(toast);
  return queue;
};

const meta = {
  title: 'primitives/Toasts',
  component: Toasts,
  subcomponents: { ToastsOnDemand },
  decorators: [underHeadline],
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { queue: showing() } };
export const Success: Story = {
  args: { queue: showing({ tone: 'success', text: 'Welcome back, Maya Chen!' }) },
};
export const CriticalError: Story = {
  args: { queue: showing({ tone: 'critical', text: 'Failed to book ride', detail: 'No connection' }) },
};
export const WithAnAction: Story = {
  args: {
    placement: 'top-right',
    queue: showing({
      tone: 'caution',
      text: 'Payment required',
      action: { label: 'Pay Now', href: '/rides' },
    }),
  },
};
export const MoreThanThree: Story = {
  args: {
    queue: showing(
      { tone: 'info', text: 'First' },
      { tone: 'info', text: 'Second' },
      { tone: 'success', text: 'Third' },
      { tone: 'caution', text: 'Fourth' },
    ),
  },
};
export const LongAndHostileText: Story = {
  args: { queue: showing({ tone: 'info', text: longName.repeat(3) }, { tone: 'critical', text: hostile }) },
};
