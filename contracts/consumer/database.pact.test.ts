import backup from '@mobility/openapi/examples/Backup.json' with { type: 'json' };
import status from '@mobility/openapi/examples/DatabaseStatus.json' with { type: 'json' };
import analytics from '@mobility/openapi/examples/PaymentAnalytics.json' with { type: 'json' };
import restored from '@mobility/openapi/examples/Restored.json' with { type: 'json' };
import preview from '@mobility/openapi/examples/RestorePreview.json' with { type: 'json' };
import health from '@mobility/openapi/examples/SystemHealth.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { fileFromState, interaction, refusedInteraction, type State, shape } from './interaction.ts';

const admin: State = ['a user is signed in', { role: 'admin' }];
const rider: State = ['a user is signed in', { role: 'rider' }];
const file: State = ['an admin and a backup'];
const { users, rides } = status.collections;
const { collections, ...head } = backup.backup_data;
// A row mixes texts and numbers, so the pact describes only its columns.
const { columns } = collections.live_sequences;

describe('a request for the admin’s figures', () => {
  it.each(['24h', '7d', '30d', '90d'] as const)(
    'getPaymentAnalytics returns the figures of %s',
    async (range) => {
      const answer = await interaction({
        operation: 'getPaymentAnalytics',
        given: admin,
        when: `a request for the payment analytics of ${range}`,
        query: { range },
        status: 200,
        answer: shape(analytics),
        call: (client) => client.getPaymentAnalytics({ range }),
      });
      expect(answer).toMatchObject({ overview: analytics.overview });
    },
  );

  it('getPaymentAnalytics covers seven days by default', async () => {
    await interaction({
      operation: 'getPaymentAnalytics',
      given: admin,
      when: 'a request for the payment analytics',
      status: 200,
      answer: shape(analytics),
      call: (client) => client.getPaymentAnalytics(),
    });
  });

  it('getDatabaseStatus returns the row counts', async () => {
    const answer = await interaction({
      operation: 'getDatabaseStatus',
      given: admin,
      when: 'a request for the database status',
      status: 200,
      answer: shape({ ...status, collections: { users, rides } }),
      call: (client) => client.getDatabaseStatus(),
    });
    expect(answer).toMatchObject({ database_name: 'mobility', collections: { users } });
  });

  it('getSystemHealth returns the state of each part', async () => {
    const answer = await interaction({
      operation: 'getSystemHealth',
      given: admin,
      when: 'a request for the system health',
      status: 200,
      answer: shape(health),
      call: (client) => client.getSystemHealth(),
    });
    expect(answer).toMatchObject({ status: 'healthy' });
  });
});

describe('backup and restore', () => {
  it('createBackup returns a backup', async () => {
    const answer = await interaction({
      operation: 'createBackup',
      given: file,
      when: 'a request for a backup',
      status: 200,
      answer: shape({ ...backup, backup_data: { ...head, collections: { live_sequences: { columns } } } }, [
        'format',
      ]),
      call: (client) => client.createBackup(),
    });
    expect(answer).toMatchObject({ backup_data: head });
  });

  it('previewRestore returns the changes of a restore', async () => {
    const unchanged = {
      ...preview,
      role_changes: [],
      role_changes_total: 0,
      balance_changes: [],
      balance_changes_total: 0,
      lock_changes: [],
      lock_changes_total: 0,
      approval_changes: [],
      approval_changes_total: 0,
      two_factor_changes: [],
      two_factor_changes_total: 0,
      password_changes: [],
      password_changes_total: 0,
      person_changes: [],
      person_changes_total: 0,
      added_users: [],
      removed_users: [],
      dispute_changes: [],
      dispute_changes_total: 0,
    };
    const answer = await interaction({
      operation: 'previewRestore',
      given: file,
      when: 'a request for the changes of a restore',
      body: fileFromState(backup.backup_data),
      status: 200,
      answer: shape(unchanged),
      call: (client) => client.previewRestore(backup.backup_data),
    });
    expect(answer).toMatchObject({ role_changes: [], balance_changes: [] });
  });

  it('restoreBackup restores a backup', async () => {
    const answer = await interaction({
      operation: 'restoreBackup',
      given: file,
      when: 'a request to restore a backup',
      body: fileFromState(backup.backup_data),
      status: 200,
      answer: shape(restored),
      call: (client) => client.restoreBackup(backup.backup_data, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toEqual(restored);
  });

  it('restoreBackup refuses a file that is not a backup', async () => {
    const body = { users: [] };
    const error = await refusedInteraction({
      operation: 'restoreBackup',
      given: admin,
      when: 'a request to restore a file that is not a backup',
      body,
      status: 400,
      code: 'backup_invalid',
      call: (client) => client.restoreBackup(body),
    });
    expect(error).toMatchObject({ status: 400, code: 'backup_invalid' });
  });

  it.each([
    'createBackup',
    'previewRestore',
    'restoreBackup',
    'getDatabaseStatus',
    'getPaymentAnalytics',
  ] as const)('%s refuses users who are not admins', async (operation) => {
    const body = { users: [] };
    const error = await refusedInteraction({
      operation,
      given: rider,
      when: `${operation} from a rider`,
      ...(operation === 'restoreBackup' ? { body } : {}),
      status: 403,
      code: 'admin_required',
      detail: 'Admin access required',
      call: (client) => (operation === 'restoreBackup' ? client.restoreBackup(body) : client[operation]()),
    });
    expect(error).toMatchObject({ status: 403, detail: 'Admin access required' });
  });
});
