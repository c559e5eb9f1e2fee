import backup from '@mobility/openapi/examples/Backup.json' with { type: 'json' };
import status from '@mobility/openapi/examples/DatabaseStatus.json' with { type: 'json' };
import analytics from '@mobility/openapi/examples/PaymentAnalytics.json' with { type: 'json' };
import restored from '@mobility/openapi/examples/Restored.json' with { type: 'json' };
import health from '@mobility/openapi/examples/SystemHealth.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { blankFile, promise, promiseRefusal, type State, shape } from './promise.ts';

const admin: State = ['somebody is signed in', { role: 'admin' }];
const rider: State = ['somebody is signed in', { role: 'rider' }];
const file: State = ['an admin and a backup'];
const { users, rides } = status.collections;
const { collections, ...head } = backup.backup_data;
// A row holds texts and numbers side by side: its columns are what can be promised.
const { columns } = collections.live_sequences;

describe('the figures', () => {
  it.each(['24h', '7d', '30d', '90d'] as const)('of the payments of %s', async (range) => {
    const answer = await promise({
      operation: 'getPaymentAnalytics',
      given: admin,
      when: `the payment analytics of ${range}`,
      query: { range },
      status: 200,
      answer: shape(analytics),
      call: (client) => client.getPaymentAnalytics({ range }),
    });
    expect(answer).toMatchObject({ overview: analytics.overview });
  });

  it('of the payments of seven days, unless told', async () => {
    await promise({
      operation: 'getPaymentAnalytics',
      given: admin,
      when: 'the payment analytics',
      status: 200,
      answer: shape(analytics),
      call: (client) => client.getPaymentAnalytics(),
    });
  });

  it('of the database', async () => {
    const answer = await promise({
      operation: 'getDatabaseStatus',
      given: admin,
      when: 'the database status',
      status: 200,
      answer: shape({ ...status, collections: { users, rides } }),
      call: (client) => client.getDatabaseStatus(),
    });
    expect(answer).toMatchObject({ database_name: 'mobility', collections: { users } });
  });

  it('of the system’s health', async () => {
    const answer = await promise({
      operation: 'getSystemHealth',
      given: admin,
      when: 'the system health',
      status: 200,
      answer: shape(health),
      call: (client) => client.getSystemHealth(),
    });
    expect(answer).toMatchObject({ status: 'healthy' });
  });
});

describe('backup and restore', () => {
  it('makes a backup', async () => {
    const answer = await promise({
      operation: 'createBackup',
      given: file,
      when: 'a backup',
      status: 200,
      answer: shape({ ...backup, backup_data: { ...head, collections: { live_sequences: { columns } } } }, [
        'format',
      ]),
      call: (client) => client.createBackup(),
    });
    expect(answer).toMatchObject({ backup_data: head });
  });

  it('restores one', async () => {
    const answer = await promise({
      operation: 'restoreBackup',
      given: file,
      when: 'a backup to restore',
      body: blankFile(backup.backup_data),
      status: 200,
      answer: shape(restored),
      call: (client) => client.restoreBackup(backup.backup_data, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toEqual(restored);
  });

  it('refuses what is none', async () => {
    const body = { users: [] };
    const error = await promiseRefusal({
      operation: 'restoreBackup',
      given: admin,
      when: 'a file that is no backup, to restore',
      body,
      status: 400,
      code: 'backup_invalid',
      call: (client) => client.restoreBackup(body),
    });
    expect(error).toMatchObject({ status: 400, code: 'backup_invalid' });
  });

  it.each(['createBackup', 'restoreBackup', 'getDatabaseStatus', 'getPaymentAnalytics'] as const)(
    'is closed to everybody else: %s',
    async (operation) => {
      const body = { users: [] };
      const error = await promiseRefusal({
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
    },
  );
});
