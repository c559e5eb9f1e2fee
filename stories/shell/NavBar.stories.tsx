import { NavBarView } from '@mobility/components/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { hostile, longName, users } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'shell/NavBar',
  component: NavBarView,
  decorators: [underHeadline],
  args: {
    user: users.rider,
    path: '/rider',
    unread: 2,
    onLogin: ignore,
    onLogout: ignore,
    onToggleSound: ignore,
    volume: 0.8,
    onVolume: ignore,
    language: { locale: 'en-US', onChoose: ignore },
  },
} satisfies Meta<typeof NavBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { args: { user: null, path: '/' } };
export const LanguageMenuOpen: Story = {
  args: { user: null, path: '/' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
    await expect(screen.getByRole('menu', { name: 'Language' })).toBeVisible();
  },
};
export const Rider: Story = {};
export const Driver: Story = { args: { user: users.driver, path: '/driver' } };
export const Admin: Story = { args: { user: users.admin, path: '/admin' } };
export const AccountMenuOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account menu/ }));
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};
export const MenuOpenOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toBeVisible();
  },
};
export const RightToLeft: Story = {
  parameters: { locale: 'ar-AE' },
  args: { language: { locale: 'ar-AE', onChoose: ignore } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /قائمة الحساب/ }));
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};
export const LongName: Story = { args: { user: { ...users.driver, name: longName } } };
export const HostileName: Story = { args: { user: { ...users.rider, name: hostile } } };
