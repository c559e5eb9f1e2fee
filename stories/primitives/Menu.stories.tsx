import { Button, Menu } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Menu',
  component: Menu,
  subcomponents: { Button },
  decorators: [underHeadline],
  args: {
    label: 'Account',
    trigger: <Button>Account</Button>,
    items: [
      { id: 'rides', label: 'Ride History' },
      { id: 'lock', label: 'Lock', tone: 'critical' },
    ],
    onAction: ignore,
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  },
};

/** What is not possible has no red, with and without a reason. */
export const Impossible: Story = {
  args: {
    items: [
      { id: 'rides', label: 'Ride History' },
      { id: 'lock', label: 'Lock', tone: 'critical', reasonAgainst: 'This is your own account.' },
      { id: 'delete', label: 'Delete', tone: 'critical', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  },
};
