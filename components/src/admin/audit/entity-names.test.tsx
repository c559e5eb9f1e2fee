import type { AuditLog } from '@mobility/openapi';
import example from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import arAE from '../../intl/generated/ar-AE/index.ts';
import deDE from '../../intl/generated/de-DE/index.ts';
import { openConsole } from '../../testing/console.tsx';

afterEach(cleanup);

const login: AuditLog = {
  ...(example as AuditLog),
  id: 'entry-known',
  entity_type: 'driver_profile',
  entity_id: '12345678',
};
const unknown: AuditLog = { ...login, id: 'entry-later', entity_type: 'fleet' };
const listAuditLogs = async () => [login, unknown];

test('the entities are named in the language of the page, and one of a later server by its own word', async () => {
  const { user } = openConsole('tab=audit', { listAuditLogs }, { locale: 'de-DE', messages: deDE });
  await screen.findByText('fleet');
  within(screen.getByRole('table')).getByText('Fahrerprofil');
  screen.getByRole('button', { name: /Alle Grade/ });
  await user.click(screen.getByRole('button', { name: /Alle Bereiche/ }));
  await screen.findByRole('option', { name: 'Fahrereinstellungen' });
  screen.getByRole('option', { name: 'Nutzer' });
});

test('on an Arabic page, the ids keep their own direction and the metadata runs from left to right', async () => {
  const entry: AuditLog = { ...login, metadata: { message: 'Hello' } };
  openConsole(
    `tab=audit&entry=${login.id}`,
    { listAuditLogs: async () => [entry] },
    { locale: 'ar-AE', messages: arAE },
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(login.id).tagName).toBe('BDI');
  expect(dialog.getByText(/"message": "Hello"/).getAttribute('dir')).toBe('ltr');
  dialog.getByText(/ملف السائق/);
});
