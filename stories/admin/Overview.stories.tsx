import { OverviewView } from '@mobility/components/admin';
import type { AuditLog, BalanceMovement, SystemHealth } from '@mobility/openapi';
import audit from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import movement from '@mobility/openapi/examples/BalanceMovement.json' with { type: 'json' };
import degraded from '@mobility/openapi/examples/SystemHealth.degraded.json' with { type: 'json' };
import healthy from '@mobility/openapi/examples/SystemHealth.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, hostileRide, longName, longRide, now, rides } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inFrame } from '../page.tsx';

const log = audit as AuditLog;
const moved = movement as BalanceMovement;
const minute = 60_000;

const meta = {
  title: 'admin/Overview',
  component: OverviewView,
  decorators: [inFrame],
  args: {
    activity: [
      { kind: 'ride', id: 'r1', at: now - 12_000, ride: rides.paid },
      { kind: 'movement', id: 'm1', at: now - 4 * minute, movement: moved },
      { kind: 'ride', id: 'r2', at: now - 5 * minute, ride: rides.pending },
      { kind: 'audit', id: 'a1', at: now - 18 * minute, log: { ...log, user_name: 'Ada Admin' } },
      {
        kind: 'movement',
        id: 'm2',
        at: now - 31 * minute,
        movement: { ...moved, transaction_type: 'debit', amount_change: -12.4, admin_name: null },
      },
    ],
    hrefOf: ({ id }) => `#${id}`,
    system: { health: healthy as SystemHealth, onRetry: ignore },
    map: <p>The map</p>,
    onRetry: ignore,
    now,
  },
} satisfies Meta<typeof OverviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Healthy: Story = {};
export const HealthNotReported: Story = { args: { system: { health: null, onRetry: ignore } } };
export const Degraded: Story = {
  args: { system: { health: degraded as SystemHealth, onRetry: ignore } },
};
export const Down: Story = {
  args: {
    system: {
      health: {
        ...(healthy as SystemHealth),
        status: 'down',
        components: [{ name: 'database', status: 'down', detail: 'The database cannot be written.' }],
      },
      onRetry: ignore,
    },
  },
};
export const HealthFailed: Story = {
  args: { system: { health: undefined, hasFailed: true, onRetry: ignore } },
};
export const Loading: Story = {
  args: { activity: null, system: { health: undefined, onRetry: ignore } },
};
export const CouldNotBeLoaded: Story = {
  args: { activity: null, error: new Error('The network is not reachable') },
};
export const NothingHasHappened: Story = { args: { activity: [] } };
export const EachStatus: Story = {
  args: {
    activity: [rides.accepted, rides.arriving, rides.inProgress, rides.cancelled, rides.plain].map(
      (ride, index) => ({ kind: 'ride', id: `${index}`, at: now - index * minute, ride }),
    ),
  },
};
export const LongAndHostileTexts: Story = {
  args: {
    activity: [
      { kind: 'ride', id: 'r1', at: now, ride: longRide(rides.completed) },
      { kind: 'ride', id: 'r2', at: now, ride: hostileRide(rides.pending) },
      {
        kind: 'movement',
        id: 'm',
        at: now,
        movement: { ...moved, user_name: longName, admin_name: longName },
      },
      { kind: 'audit', id: 'a1', at: now, log: { ...log, severity: 'critical', description: longName } },
      { kind: 'audit', id: 'a2', at: 0, log: { ...log, severity: 'info', description: hostile } },
    ],
  },
};
