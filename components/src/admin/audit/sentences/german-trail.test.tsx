import type { AuditLog } from '@mobility/openapi';
import example from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import deDE from '../../../intl/generated/de-DE/index.ts';
import { openConsole } from '../../../testing/console.tsx';

afterEach(cleanup);

const locked: AuditLog = {
  ...(example as AuditLog),
  subject_name: 'Riley Rivera',
  subject_email: 'riley@mobility.example',
};

const open = (entries: AuditLog[]) =>
  openConsole('tab=audit', { listAuditLogs: async () => entries }, { locale: 'de-DE', messages: deDE });

test('another language says the stored sentence in its own words, in the list and in the details', async () => {
  const { user } = open([locked]);
  const sentence = await screen.findByText('Nutzer gesperrt');
  expect(sentence.closest('td')?.textContent).toBe('Nutzer gesperrt · Riley Rivera');
  expect(sentence.closest('[title]')?.getAttribute('title')).toBe('Nutzer gesperrt · Riley Rivera');
  expect(sentence.getAttribute('lang')).toBeNull();
  await user.click(screen.getByRole('button', { name: /admin_user_modified/ }));
  const details = within(screen.getByRole('dialog'));
  details.getByText('Nutzer gesperrt');
  expect(details.queryByText('User locked')).toBeNull();
});

test('the search says that it reads English texts, which the page does not show, and so does an empty list', async () => {
  open([]);
  const read = /gespeicherten englischen Texte, Namen und IDs/;
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { description: read });
  expect(search.placeholder).toBe('Englischer Text, Name, ID');
  const none = await screen.findByText('Keine Einträge gefunden');
  expect(none.parentElement?.textContent).toMatch(read);
});

test('a sentence of another version keeps its own language, below the name of its action', async () => {
  const older: AuditLog = { ...locked, description: 'Locked' };
  const unknown: AuditLog = { ...locked, id: 'later', action: 'car_washed', description: 'Washed' };
  const { user } = open([older, unknown]);
  const sentence = await screen.findByText('Locked');
  expect(sentence.getAttribute('lang')).toBe('en');
  const lines = [...(sentence.parentElement?.children ?? [])];
  // Each line is cut at its own end.
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Nutzer von der Verwaltung geändert · Riley Rivera',
    'Locked',
  ]);
  expect(sentence.getAttribute('dir')).toBe('auto');
  screen.getByText('Washed');
  await user.click(screen.getByRole('button', { name: /admin_user_modified/ }));
  within(screen.getByRole('dialog')).getByText('Nutzer von der Verwaltung geändert');
});
