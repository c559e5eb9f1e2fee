import { RestoreView } from '@mobility/components/admin';
import { type Progress, restoreMachine } from '@mobility/machines/restore';
import type { RestorePreview } from '@mobility/openapi';
import unchanged from '@mobility/openapi/examples/RestorePreview.none.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hostile, longName, now } from '../fixtures.ts';
import { hold, ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const file = { name: 'mobility-backup-2026-11-22T11-12-40.json', size: 148_000_000, text: async () => '' };
const preview: RestorePreview = {
  role_changes: [
    { email: 'rae@rider.example', name: 'Rae Rider', from: 'rider', to: 'admin' },
    { email: 'dana@driver.example', name: 'Dana Diaz', from: 'driver', to: null },
  ],
  role_changes_total: 2,
  balance_changes: [{ email: 'riley@rider.example', name: 'Riley Rivera', from: 187.95, to: 200 }],
  balance_changes_total: 12,
  lock_changes: [{ email: 'sam@rider.example', name: 'Sam Lee', locked: false }],
  lock_changes_total: 1,
  approval_changes: [{ email: 'ali@driver.example', name: 'Ali Demir', approved: true }],
  approval_changes_total: 1,
  two_factor_changes: [{ email: 'sam@rider.example', name: 'Sam Lee', enabled: false }],
  two_factor_changes_total: 1,
  person_changes: [
    {
      email: 'mara@rider.example',
      name: 'Mara Müller',
      from_email: 'mara.schmidt@rider.example',
      from_name: 'Mara Schmidt',
    },
  ],
  person_changes_total: 1,
  users_added: 1,
  added_users: [{ email: 'ola@rider.example', name: 'Ola Rivera' }],
  users_removed: 3,
  removed_users: [
    { email: 'ben@rider.example', name: 'Ben Okafor' },
    { email: 'eva@rider.example', name: 'Eva Lindqvist' },
    { email: 'zoe@driver.example', name: 'Zoe Martin' },
  ],
  rides_added: 2,
  rides_removed: 214,
  rides_changed: 9,
  dispute_changes: [
    {
      dispute_id: '1',
      ride_id: '1',
      email: 'riley@rider.example',
      name: 'Riley Rivera',
      pickup_address: 'Ferry Building, 1 Ferry Building, San Francisco, CA',
      dropoff_address: 'City Hall, 1 Dr Carlton B Goodlett Place, San Francisco, CA',
      from: 'refunded',
      to: 'submitted',
      from_refund: 12.05,
      to_refund: null,
    },
  ],
  dispute_changes_total: 4,
  disputes_added: 0,
  disputes_removed: 6,
};
type Following = 'sending' | 'pausing';
type Value =
  | 'idle'
  | 'reading'
  | { checking: Following }
  | 'locked'
  | 'reviewing'
  | { restoring: Following }
  | 'restored';
const held = (value: Value, context = {}) =>
  hold(restoreMachine, { input: undefined, value, context: { file, ...context } });

const meta = {
  title: 'admin/Restore',
  component: RestoreView,
  decorators: [underHeadline],
  args: { snapshot: held('idle'), send: ignore, onSaveErrors: ignore },
} satisfies Meta<typeof RestoreView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {};
export const Reading: Story = { args: { snapshot: held('reading') } };
export const Checking: Story = { args: { snapshot: held({ checking: 'sending' }) } };
const progress = (step: Progress['step'], done: number, total?: number) => ({
  progress: { step, done, ...(total !== undefined && { total }) },
});
export const CheckingOnTheServer: Story = {
  args: { snapshot: held({ checking: 'pausing' }, progress('checking', 301_000, 700_000)) },
};
export const NotABackup: Story = {
  args: { snapshot: held('idle', { error: { message: 'restore.unprocessable' } }) },
};
export const OfAnotherInstallation: Story = {
  args: {
    snapshot: held('locked', {
      key: 'q83vEjRWeJCrze8SNFZ4kA',
      error: {
        message: 'restore.unprocessable',
        detail: 'This backup is of another installation. Enter the key of that installation to restore it.',
      },
    }),
  },
};
export const RolesAndBalancesChange: Story = { args: { snapshot: held('reviewing', { preview }) } };
export const NothingChanges: Story = { args: { snapshot: held('reviewing', { preview: unchanged }) } };
export const WithoutPreview: Story = { args: { snapshot: held('reviewing') } };
export const WrongPassword: Story = {
  args: {
    snapshot: held('reviewing', {
      preview,
      password: 'wrong',
      error: { message: 'restore.failed', detail: 'The password is wrong' },
    }),
  },
};
export const OwnAccountRemoved: Story = {
  args: {
    own: 'ada@admin.example',
    snapshot: held('reviewing', {
      preview: {
        ...preview,
        role_changes: [{ email: 'ada@admin.example', name: 'Ada Admin', from: 'admin', to: null }],
      },
    }),
  },
};
export const LongAndHostileNames: Story = {
  args: {
    snapshot: held('reviewing', {
      preview: {
        ...preview,
        role_changes: [
          { email: `${'long.'.repeat(20)}@rider.example`, name: longName, from: 'rider', to: 'admin' },
          { email: 'x@rider.example', name: hostile, from: null, to: 'captain' },
        ],
      },
    }),
  },
};
const running = {
  preview,
  password: 'secret',
  contents: { collections: 20, documents: 412_204, createdAt: '2026-11-22T11:12:40.000Z' },
  startedAt: now - 72_000,
};
export const Restoring: Story = { args: { snapshot: held({ restoring: 'sending' }, running), now } };
export const Sending: Story = {
  args: {
    snapshot: held({ restoring: 'sending' }, { ...running, ...progress('sending', 62_000_000, 148_000_000) }),
    now,
  },
};
export const RestoringDocuments: Story = {
  args: {
    snapshot: held({ restoring: 'pausing' }, { ...running, ...progress('restoring', 255_566, 412_204) }),
    now,
  },
};
export const Finishing: Story = {
  args: { snapshot: held({ restoring: 'pausing' }, { ...running, ...progress('finishing', 0) }), now },
};
export const RestoringAnUnknownFile: Story = {
  args: {
    snapshot: held({ restoring: 'sending' }, { ...running, preview: null, contents: null }),
    now,
  },
};
const result = { collections_restored: 20, documents_restored: 412_201, took: 108_000 };
export const Restored: Story = {
  args: { snapshot: held('restored', { result: { ...result, errors: [] } }) },
};
export const RestoredWithErrors: Story = {
  args: {
    snapshot: held('restored', {
      result: {
        ...result,
        errors: [
          'The saved cards belong to another installation: people have to save them again',
          'The passwords belong to another installation: people have to reset them',
        ],
      },
    }),
  },
};
