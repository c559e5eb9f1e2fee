import type { AuditLog } from '@mobility/openapi';
import example from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole } from '../../testing/console.tsx';

afterEach(cleanup);

const openEntry = (metadata: AuditLog['metadata']) => {
  const entry: AuditLog = { ...(example as AuditLog), metadata };
  openConsole(`tab=audit&entry=${entry.id}`, { listAuditLogs: async () => [entry] });
};

test('the details of a change show the old and the new value of each field', async () => {
  openEntry({
    changes: {
      phone: { from: null, to: '+49 711 1' },
      start_pin: { from: false, to: true },
      role: { from: 'rider', to: 'admin' },
      later_field: { from: 1, to: 2 },
    },
  });
  const rows = within(await screen.findByRole('table', { name: 'Changes' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Field', 'Before', 'After'],
    ['Phone', 'none', '+49 711 1'],
    ['Start PIN', 'off', 'on'],
    ['Role', 'Rider', 'Admin'],
    ['later_field', '1', '2'],
  ]);
});

test('an entry without changes has no table of changes', async () => {
  openEntry({ message: 'On the way' });
  await screen.findByText(/On the way/);
  expect(screen.queryByRole('table', { name: 'Changes' })).toBeNull();
});
