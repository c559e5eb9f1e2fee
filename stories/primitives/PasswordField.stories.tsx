import { PasswordField } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/PasswordField',
  component: PasswordField,
  decorators: [underHeadline],
  args: { label: 'Password', value: 'golden-gate-1937', onChange: ignore },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Show password' })),
};
export const Invalid: Story = { args: { errorMessage: 'Password must be at least 6 characters' } };
