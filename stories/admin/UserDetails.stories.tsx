import { Drawer, UserDetailsView } from '@mobility/components/admin';
import type { AdminUser, AuditLog, Dispute, PaymentRecord } from '@mobility/openapi';
import driverDetails from '@mobility/openapi/examples/AdminUser.json' with { type: 'json' };
import riderDetails from '@mobility/openapi/examples/AdminUser.rider.json' with { type: 'json' };
import auditLog from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import dispute from '@mobility/openapi/examples/Dispute.json' with { type: 'json' };
import payment from '@mobility/openapi/examples/PaymentRecord.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { balance, hostile, hostileRide, longName, rides, users } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

// The contract's examples, of which a test of theirs proves the types. JSON alone widens every word to string.
const waiting = driverDetails as AdminUser;
const rider = riderDetails as AdminUser;
const entry = auditLog as AuditLog;

const read = <Data,>(data: Data) => ({ data, isFailed: false, onRetry: ignore });
const loading = { data: null, isFailed: false, onRetry: ignore };
const failed = { data: null, isFailed: true, onRetry: ignore };
const records = {
  balance: read(balance),
  rides: read([rides.paid, rides.accepted, rides.cancelled]),
  payments: read([payment as PaymentRecord, { ...payment, id: 'p2', status: 'failed' } as PaymentRecord]),
  disputes: read({ disputes: [dispute as Dispute] }),
  audit: read([entry, { ...entry, id: 'a2', severity: 'critical' as const }]),
};
const none = {
  balance: read({ current_balance: 0, recent_transactions: [] }),
  rides: read([]),
  payments: read([]),
  disputes: read({ disputes: [] }),
  audit: read([]),
};

const meta = {
  title: 'admin/UserDetails',
  component: UserDetailsView,
  subcomponents: { Drawer },
  decorators: [
    (Story) => (
      <Drawer onClose={ignore} onKeyDown={ignore}>
        <Story />
      </Drawer>
    ),
    underHeadline,
  ],
  args: {
    user: waiting.user,
    details: waiting,
    records,
    links: {
      all: {
        transactions: '#transactions',
        rides: '#rides',
        disputes: '#disputes',
        payments: '#payments',
        audit: '#audit',
      },
      ride: (id) => `#ride-${id}`,
      dispute: (id) => `#dispute-${id}`,
      entry: (id) => `#entry-${id}`,
    },
    onAction: ignore,
    onClose: ignore,
  },
} satisfies Meta<typeof UserDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingDriver: Story = {};
export const SentBackDriver: Story = {
  args: {
    details: {
      ...waiting,
      driver_profile: waiting.driver_profile && { ...waiting.driver_profile, sent_back_reason: hostile },
    },
  },
};
export const ApprovedDriver: Story = {
  args: { user: users.driver, details: { ...waiting, user: users.driver } },
};
export const DriverWithoutVehicle: Story = { args: { details: { ...waiting, driver_profile: null } } };
export const Rider: Story = { args: { user: rider.user, details: rider } };
export const LockedRider: Story = { args: { user: users.riderLocked, details: null } };
export const ToBeDeleted: Story = {
  args: { user: { ...rider.user, deletion_due_at: '2026-12-05T16:06:00.000Z' }, details: rider },
};
export const NothingYet: Story = { args: { user: users.admin, details: null, records: none } };
export const Loading: Story = {
  args: {
    details: null,
    records: { balance: loading, rides: loading, payments: loading, disputes: loading, audit: loading },
  },
};
export const CouldNotBeLoaded: Story = {
  args: {
    records: { balance: failed, rides: failed, payments: failed, disputes: failed, audit: failed },
  },
};
export const LongAndHostileTexts: Story = {
  args: {
    user: {
      ...waiting.user,
      name: longName,
      email: `${'very-long-name'.repeat(4)}@example.com`,
      phone: hostile,
    },
    records: {
      ...records,
      rides: read([hostileRide(rides.paid)]),
      audit: read([{ ...entry, action: 'a_very_long_action'.repeat(4), description: hostile }]),
    },
  },
};
