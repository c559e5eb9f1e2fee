import { LoginActivityView } from '@mobility/components/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, now } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const session = {
  address: '203.0.113.0/24',
  created_at: '2026-11-20T08:29:00.000Z',
  last_active_at: '2026-11-21T15:58:00.000Z',
  ended_at: null,
};
const sessions = [
  { ...session, id: '01JCYQ3ZK5T25RC1R0AAAAAAA1', device: 'Chrome on macOS', current: true },
  { ...session, id: '01JCYQ3ZK5T25RC1R0AAAAAAA2', device: 'Firefox on Android', current: false },
  {
    ...session,
    id: '01JCYQ3ZK5T25RC1R0AAAAAAA3',
    device: null,
    address: null,
    current: false,
    ended_at: '2026-11-21T12:00:00.000Z',
  },
];

const meta = {
  title: 'profile/LoginActivity',
  component: LoginActivityView,
  decorators: [underHeadline],
  args: { sessions, now, endingId: null, onEnd: ignore, onClose: ignore },
} satisfies Meta<typeof LoginActivityView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Devices: Story = {};
export const Loading: Story = { args: { sessions: undefined } };
export const SigningOut: Story = { args: { endingId: '01JCYQ3ZK5T25RC1R0AAAAAAA2' } };
export const CouldNotBeSignedOut: Story = { args: { error: 'The device could not be signed out' } };
export const CouldNotBeLoaded: Story = { args: { sessions: undefined, onRetry: ignore } };
export const NotAvailable: Story = { args: { sessions: undefined, isUnavailable: true } };
export const HostileDevice: Story = {
  args: { sessions: sessions.map((held) => ({ ...held, device: hostile })) },
};
export const RightToLeft: Story = { parameters: { locale: 'ar-AE' } };
