import { AuditDetails, AuditView } from '@mobility/components/admin';
import type { AuditLog } from '@mobility/openapi';
import example from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import reply from '@mobility/openapi/examples/AuditLog.reply.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName } from '../fixtures.ts';
import { ignore } from '../hold.ts';
import { inFrame } from '../page.tsx';

const locked: AuditLog = {
  ...(example as AuditLog),
  user_name: 'Priya Raghunathan-Osei',
  user_email: 'priya@mobility.example',
};
const answered = reply as AuditLog;
const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
const entries: AuditLog[] = [
  ...severities.map((severity) => ({ ...locked, id: `entry-${severity}`, severity })),
  answered,
  { ...locked, id: 'system', user_id: null, user_name: null, user_email: null, entity_type: 'database' },
];
const filters = {
  search: '',
  action: 'all',
  severity: 'all',
  entity: 'all',
  time: 'all',
  sort: 'timestamp',
  direction: 'desc',
} as const;

const memory = { getItem: () => null, setItem: ignore };

const meta = {
  title: 'admin/Audit',
  component: AuditView,
  subcomponents: { AuditDetails },
  decorators: [inFrame],
  args: {
    storage: memory,
    entries,
    filters,
    onFilters: ignore,
    isDownloading: false,
    onDownload: ignore,
    onRetry: ignore,
    onOpen: ignore,
    hrefOfUser: (search) => `#${search}`,
    more: { has: false, isReading: false, isFailed: false, read: ignore },
  },
} satisfies Meta<typeof AuditView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trail: Story = {};
export const Filtered: Story = {
  args: {
    filters: { ...filters, search: 'lock', severity: 'high', sort: 'timestamp', direction: 'asc' },
    isOutdated: true,
  },
};
export const Loading: Story = { args: { entries: null } };
export const NothingFound: Story = { args: { entries: [] } };
export const CouldNotBeLoaded: Story = { args: { entries: null, error: {} } };
export const Downloading: Story = {
  args: { isDownloading: true, downloadProgress: { done: 420, total: 1_000 }, unreadable: 1 },
};
export const DownloadingWithoutATotal: Story = {
  args: { isDownloading: true, downloadProgress: { done: 420, total: null } },
};
export const DownloadedInPart: Story = {
  args: { downloaded: { count: 1_000, order: 'newest', all: { count: 3_333, isMore: false } } },
};
export const OneIsOpen: Story = { args: { selected: 'entry-high' } };
export const LongAndHostile: Story = {
  args: {
    entries: [
      { ...locked, user_name: longName, description: 'A very long description. '.repeat(20) },
      { ...locked, id: 'hostile', user_name: hostile, description: hostile, action: 'a'.repeat(60) },
    ],
  },
};
const details = {
  hrefOfUser: (search: string) => `#${search}`,
  hrefOfRide: (id: string) => `#${id}`,
  onOlder: ignore,
  onClose: ignore,
};
export const Details: Story = {
  render: () => <AuditDetails {...details} entry={answered} onNewer={null} />,
};
export const DetailsOfAChange: Story = {
  render: () => (
    <AuditDetails
      {...details}
      entry={{
        ...locked,
        description: 'Profile changed',
        metadata: {
          changes: {
            name: { from: 'Riley Rivera', to: longName },
            phone: { from: null, to: '+49 711 1234567' },
            start_pin: { from: false, to: true },
            role: { from: 'rider', to: 'driver' },
          },
        },
      }}
      onNewer={null}
    />
  ),
};
export const DetailsOfARide: Story = {
  render: () => (
    <AuditDetails
      {...details}
      entry={{ ...locked, entity_type: 'ride', entity_id: '6JPA1DRD6JPA1DRD6JPA1DRD6J' }}
      onNewer={null}
    />
  ),
};
export const DetailsWithoutMetadata: Story = {
  render: () => <AuditDetails {...details} entry={locked} onNewer={ignore} />,
};
