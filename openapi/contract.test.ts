import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import document from './generated/openapi.json' with { type: 'json' };
import { type ContractDocument, operationsOf } from './tables.ts';

const contract: ContractDocument = JSON.parse(JSON.stringify(document));
const operations = operationsOf(contract).map((operation) => [operation.operationId, operation] as const);
const codes = document.components.schemas.ApiErrorCode.enum;

/** Which status each code is answered with. */
const statusOf: Record<string, string[]> = {
  '400': [
    'validation_failed',
    'ride_too_long',
    'invalid_transition',
    'location_required',
    'ride_not_cancellable',
    'ride_not_completed',
    'ride_not_active',
    'ride_has_no_driver',
    'payment_not_initiated',
    'ride_not_disputable',
    'backup_invalid',
    'refund_too_high',
    'insufficient_balance',
    'cash_not_due',
    'quote_mismatch',
  ],
  '401': ['invalid_credentials'],
  '402': ['insufficient_balance', 'payment_declined', 'gateway_timeout'],
  '403': [
    'account_locked',
    'admin_required',
    'not_participant',
    'driver_not_approved',
    'driver_offline',
    'wrong_password',
  ],
  '404': [
    'ride_not_found',
    'notification_not_found',
    'conversation_not_found',
    'payment_session_not_found',
    'card_not_found',
    'driver_profile_not_found',
    'user_not_found',
    'dispute_not_found',
    'validation_link_invalid',
    'session_not_found',
  ],
  '413': ['payload_too_large'],
  '409': [
    'email_taken',
    'driver_profile_exists',
    'active_ride_exists',
    'ride_taken',
    'driver_busy',
    'already_rated',
    'already_paid',
    'payment_in_progress',
    'cash_already_confirmed',
    'card_exists',
    'card_limit_reached',
    'idempotency_mismatch',
    'dispute_exists',
    'dispute_resolved',
    'database_busy',
    'balance_owed',
    'own_account',
    'already_escalated',
    'last_admin',
    'quote_expired',
  ],
};
const statusesOf = (code: string): string[] =>
  Object.keys(statusOf).filter((status) => statusOf[status]?.includes(code));

describe('each operation', () => {
  it.each(operations)('%s names only error codes of the closed list', (_, operation) => {
    expect(operation['x-errors'].filter((code) => !codes.includes(code))).toEqual([]);
  });

  it.each(operations)('%s declares an answer for every code it names', (_, operation) => {
    const missing = operation['x-errors'].filter(
      (code) => !statusesOf(code).some((status) => status in operation.responses),
    );
    expect(missing).toEqual([]);
  });

  it.each(operations)('%s needs a key exactly where it is retried with one', (_, operation) => {
    const names = JSON.stringify(operation).includes('#/components/parameters/IdempotencyKey');
    expect(names).toBe(operation['x-retry'] === 'keyed');
  });

  it.each(operations)(
    '%s declares 401 where it asks for a token, and how it refuses what does not fit',
    (_, operation) => {
      const statuses = Object.keys(operation.responses);
      if (operation['x-roles'].length > 0) expect(statuses).toContain('401');
      const takes =
        'requestBody' in operation || JSON.stringify(operation.parameters ?? []).includes('/parameters/');
      const refuses = statuses.some((status) => ['400', '404', '422'].includes(status));
      if (takes) expect(refuses).toBe(true);
    },
  );

  it('has a name of its own', () => {
    expect(new Set(operations.map(([id]) => id)).size).toBe(operations.length);
  });
});

describe('generated/', () => {
  it('is what the contract says', { timeout: 60_000 }, () => {
    const generate = fileURLToPath(new URL('generate.ts', import.meta.url));
    expect(() => execFileSync('node', [generate, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});
