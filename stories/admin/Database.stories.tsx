import { BackupView, DatabaseStatusView } from '@mobility/components/admin';
import status from '@mobility/openapi/examples/DatabaseStatus.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { inFrame } from '../page.tsx';

const meta = {
  title: 'admin/Database',
  component: DatabaseStatusView,
  subcomponents: { BackupView },
  decorators: [inFrame],
  args: { status, isRefreshing: false, onRefresh: ignore },
} satisfies Meta<typeof DatabaseStatusView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Status: Story = {};
export const Loading: Story = { args: { status: null } };
export const CouldNotBeRead: Story = { args: { status: null, isFailed: true } };
export const ManyCollections: Story = {
  args: {
    status: {
      ...status,
      collections: Object.fromEntries(
        Array.from({ length: 35 }, (_, index) => [`collection_${index}`, 4 ** (index % 12)]),
      ),
    },
    isRefreshing: true,
  },
};

const backup = { saved: null, isPending: false, onBackup: ignore };
const saved = {
  collections: 25,
  documents: 13_342,
  name: 'mobility-backup-2026-11-22T11-12-40.json',
  size: 2_600_000,
};
export const Backup: Story = { render: () => <BackupView {...backup} /> };
export const BackingUp: Story = { render: () => <BackupView {...backup} isPending /> };
export const BackedUp: Story = { render: () => <BackupView {...backup} saved={saved} /> };
export const BackupDuringARestore: Story = { render: () => <BackupView {...backup} isRestoring /> };
export const BackupFailed: Story = {
  render: () => <BackupView {...backup} error="Failed to create database backup" />,
};
