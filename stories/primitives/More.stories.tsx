import { More } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/More',
  component: More,
  decorators: [underHeadline],
  args: { has: true, isReading: false, isFailed: false, read: fn() },
} satisfies Meta<typeof More>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = { args: { isReading: true } };
export const Last: Story = { args: { has: false } };
export const Failed: Story = {
  args: { isFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.read).toHaveBeenCalled();
  },
};
export const WithItsOwnText: Story = { args: { isReading: true, label: 'Show more rides' } };
