import type { AuditLog } from '@mobility/openapi';
import example from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import reply from '@mobility/openapi/examples/AuditLog.reply.json' with { type: 'json' };
import { auditActions } from '@mobility/openapi/lists';
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../testing/console.tsx';
import { collectSavedFiles } from '../../testing/saved-files.ts';
import { auditCsv } from './audit-csv.ts';
import { auditQueryOf, noAuditFilters } from './audit-filters.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const locked: AuditLog = {
  ...(example as AuditLog),
  user_name: 'Priya Raghunathan',
  user_email: 'priya@mobility.example',
  subject_name: 'Riley Rivera',
  subject_email: 'riley@mobility.example',
};
const answered = reply as AuditLog;

const open = (answers: FakeAnswers = {}, search = 'tab=audit') => {
  const listAuditLogs = vi.fn<NonNullable<FakeAnswers['listAuditLogs']>>(async () => [locked, answered]);
  return { listAuditLogs, ...openConsole(search, { listAuditLogs, ...answers }) };
};
type Asked = ReturnType<typeof open>['listAuditLogs'];
const lastQuery = (list: Asked) => list.mock.lastCall?.[0];

test('the filters of the address are asked from the server', async () => {
  const { listAuditLogs } = open(
    {},
    'tab=audit&search=lock&action=user_login&severity=high&entity=user&direction=asc',
  );
  await screen.findByText('User locked');
  expect(lastQuery(listAuditLogs)).toMatchObject({
    search: 'lock',
    action: 'user_login',
    severity: 'high',
    entity_type: 'user',
    direction: 'asc',
  });
});

test('the search, a filter and the direction go to the address, and Clear removes them', async () => {
  const { user, listAuditLogs, parameters } = open();
  await screen.findByText('User locked');
  await user.type(screen.getByRole('searchbox', { name: 'Search the trail' }), 'card');
  await waitFor(() => expect(lastQuery(listAuditLogs)).toMatchObject({ search: 'card' }));
  await user.click(screen.getByRole('button', { name: /All severities/ }));
  await user.click(await screen.findByRole('option', { name: 'critical' }));
  await waitFor(() => expect(lastQuery(listAuditLogs)).toMatchObject({ severity: 'critical' }));
  await user.click(screen.getByRole('button', { name: 'Time' }));
  expect(parameters().toString()).toBe('tab=audit&search=card&severity=critical&direction=asc');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(parameters().toString()).toBe('tab=audit');
});

test('the filter offers every recorded action in words, and a search shortens the list', async () => {
  const { user, parameters } = open();
  await screen.findByText('User locked');
  await user.click(screen.getByRole('button', { name: /All actions/ }));
  expect(await screen.findAllByRole('option')).toHaveLength(auditActions.length + 1);
  await user.keyboard('two-factor');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Two-factor authentication being set upuser_two_factor_started',
      'Two-factor authentication turned offuser_two_factor_disabled',
      'Two-factor authentication turned onuser_two_factor_enabled',
    ]),
  );
  await user.keyboard('_enabled');
  await screen.findByText('No action found');
  await user.clear(screen.getByRole('searchbox', { name: 'Search the actions' }));
  await user.keyboard('factor_enabled{ArrowDown}{Enter}');
  await waitFor(() => expect(parameters().get('action')).toBe('user_two_factor_enabled'));
  screen.getByRole('button', { name: /Two-factor authentication turned on/ });
});

test('a column can be hidden', async () => {
  const { user } = open();
  await screen.findByRole('columnheader', { name: 'User' });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'User' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'User' })).toBeNull());
  screen.getByRole('columnheader', { name: 'Action' });
});

test('the times of the entries show seconds', async () => {
  open({ listAuditLogs: async () => [{ ...locked, timestamp: '2026-11-20T12:00:44.000Z' }] });
  await screen.findByText(/^Nov 20, 2026, \d+:00:44/);
});

test('a row names the person an entry is about, unless its description or its author already does', async () => {
  const named: AuditLog = { ...locked, id: 'named', description: 'Locked Riley Rivera' };
  const own: AuditLog = {
    ...locked,
    id: 'own',
    description: 'Signed in',
    subject_name: 'Priya Raghunathan',
    subject_email: locked.user_email,
  };
  open({ listAuditLogs: async () => [locked, named, own] });
  const table = within(await screen.findByRole('table'));
  const cells = (await table.findAllByText(/^(User locked|Locked|Signed)/)).map(
    (text) => text.closest('td')?.textContent,
  );
  expect(cells).toEqual(['User locked · Riley Rivera', 'Locked Riley Rivera', 'Signed in']);
});

test('a description that is cut ends, not begins, with the dots in either direction of the page', async () => {
  open();
  expect((await screen.findByText('User locked')).getAttribute('dir')).toBe('auto');
});

test('the severity sorts the entries on the server, and says which come first', async () => {
  const { user, listAuditLogs, parameters } = open();
  await screen.findByText('User locked');
  await user.click(screen.getByRole('button', { name: 'Severity' }));
  await waitFor(() => expect(lastQuery(listAuditLogs)).toMatchObject({ sort: 'severity' }));
  expect(parameters().toString()).toBe('tab=audit&sort=severity');
  expect(screen.getByRole('columnheader', { name: 'Severity' }).getAttribute('aria-sort')).toBe('descending');
  await user.click(screen.getByRole('button', { name: 'Most severe first' }));
  await waitFor(() => expect(lastQuery(listAuditLogs)).toMatchObject({ sort: 'severity', direction: 'asc' }));
  screen.getByRole('button', { name: 'Least severe first' });
});

test('the time reaches back from the minute that has begun', () => {
  const now = Date.parse('2026-11-21T12:00:42.000Z');
  expect(auditQueryOf({ ...noAuditFilters, time: 'day' }, now)).toEqual({
    since: Date.parse('2026-11-20T12:00:00.000Z'),
  });
});

test('the details show the entry, and Older goes to the next one', async () => {
  const { user, parameters } = open();
  await user.click(
    (await screen.findAllByRole('button', { name: /^Details of admin_user_modified/ }))[0] as HTMLElement,
  );
  expect(parameters().get('entry')).toBe(locked.id);
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('User locked');
  expect(dialog.getByRole('link', { name: 'Priya Raghunathan' }).getAttribute('href')).toContain(
    'tab=users&search=priya%40mobility.example',
  );
  expect(dialog.getByRole('link', { name: 'Riley Rivera' }).getAttribute('href')).toContain(
    'tab=users&search=riley%40mobility.example',
  );
  expect(dialog.getByRole('button', { name: 'Newer' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('button', { name: 'Older' }));
  expect(parameters().get('entry')).toBe(answered.id);
  dialog.getByText(/"conversation_thread": "01JD0THREADAAAAAAAAAAAAAAA"/);
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(JSON.stringify(answered.metadata, null, 2));
});

test('the details show and copy the whole ids, which a search finds', async () => {
  const { user } = open({}, `tab=audit&entry=${locked.id}`);
  const dialog = within(await screen.findByRole('dialog'));
  for (const id of [locked.id, locked.entity_id ?? '']) {
    dialog.getByText(id);
    await user.click(dialog.getByRole('button', { name: `Copy the id ${id}` }));
    expect(await navigator.clipboard.readText()).toBe(id);
  }
  expect((await dialog.findAllByRole('status')).map(({ textContent }) => textContent)).toEqual([
    'Copied',
    'Copied',
  ]);
});

test('the id of a ride leads to its details, and that of another entity does not', async () => {
  const ride = { ...locked, id: 'of-a-ride', entity_type: 'ride', entity_id: 'the-ride' };
  const { goTo } = open({ listAuditLogs: async () => [locked, ride] }, 'tab=audit&entry=of-a-ride');
  const link = await screen.findByRole('link', { name: 'the-ride' });
  expect(link.getAttribute('href')).toBe('/admin?tab=rides&ride=the-ride');
  goTo(`tab=audit&entry=${locked.id}`);
  await screen.findByText(locked.id);
  expect(screen.queryByRole('link', { name: locked.entity_id ?? '' })).toBeNull();
});

test('where there is no clipboard, the id to copy is selected', async () => {
  const { user } = open({}, `tab=audit&entry=${locked.id}`);
  const dialog = within(await screen.findByRole('dialog'));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await user.click(dialog.getByRole('button', { name: `Copy the id ${locked.id}` }));
  await waitFor(() => expect(String(getSelection())).toBe(locked.id));
});

test('an id that is copied again is announced again, and a refused copy takes the tick back', async () => {
  const { user } = open({}, `tab=audit&entry=${locked.id}`);
  const dialog = within(await screen.findByRole('dialog'));
  const button = dialog.getByRole('button', { name: `Copy the id ${locked.id}` });
  const status = button.parentElement?.querySelector('[role=status]');
  const glyph = () => button.querySelector('svg')?.getAttribute('class');
  const copy = glyph();
  await user.click(button);
  await waitFor(() => expect(status?.textContent).toBe('Copied'));
  expect(glyph()).not.toBe(copy);
  const announced: string[] = [];
  const observer = new MutationObserver(() => announced.push(status?.textContent ?? ''));
  if (status) observer.observe(status, { childList: true, characterData: true, subtree: true });
  await user.click(button);
  await waitFor(() => expect(announced).toEqual(['', 'Copied']));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await user.click(button);
  await waitFor(() => expect(glyph()).toBe(copy));
  expect(status?.textContent).toBe('');
  observer.disconnect();
});

test('the file has up to 1,000 entries of the filters', async () => {
  const files = collectSavedFiles();
  const { user, listAuditLogs } = open({}, 'tab=audit&severity=high');
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(lastQuery(listAuditLogs)).toEqual({ severity: 'high', limit: 1_000 });
  expect(files[0]?.name).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  expect((await files[0]?.content.text())?.split('\r\n')).toHaveLength(3);
});

test('the file begins with the mark by which Excel reads names with accents right', async () => {
  const files = collectSavedFiles();
  const { user } = open({
    listAuditLogs: async () => [{ ...locked, description: 'Zoë Müller gesperrt, ليلى' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const bytes = new Uint8Array((await files[0]?.content.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toContain('"Zoë Müller gesperrt, ليلى"');
});

test('the file has seven columns, and no cell is run as a formula', () => {
  const [head, line] = auditCsv([
    { ...locked, description: '=HYPERLINK("http://evil")', user_id: '@id', metadata: { message: 'a' } },
  ]).split('\r\n');
  expect(head).toBe('\ufeff"timestamp","action","entity type","user id","severity","description","metadata"');
  expect(line).toBe(
    '"2026-11-20T12:00:00.000Z","admin_user_modified","user","\'@id","high","\'=HYPERLINK(""http://evil"")","{""message"":""a""}"',
  );
  for (const start of ['+', '-', '\t', '\r'])
    expect(auditCsv([{ ...locked, description: `${start}1` }])).toContain(`"'${start}1"`);
});

test('a download that fails says so', async () => {
  const files = collectSavedFiles();
  const { user, toasts, listAuditLogs } = open();
  await screen.findByText('User locked');
  listAuditLogs.mockRejectedValueOnce({ kind: 'network' });
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(toasts).toEqual(['admin.auditDownloadFailed']));
  expect(files).toEqual([]);
});

test('a link opens an entry that is not among the loaded ones', async () => {
  const { listAuditLogs } = open({}, 'tab=audit&entry=old');
  const old: AuditLog = { ...locked, id: 'old', description: 'Long ago' };
  listAuditLogs.mockImplementation(async (query) => (query?.id === 'old' ? [old] : [answered]));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Long ago');
  expect(dialog.getByRole('button', { name: 'Newer' })).toHaveProperty('disabled', true);
});

test.each([
  ['does not exist', async () => [], 'This entry does not exist.'],
  ['is not known to an older server', async () => [answered], 'This entry does not exist.'],
  ['cannot be read', () => Promise.reject({ kind: 'network' }), /^The entry could not be loaded/],
])('a link to an entry that %s says so', async (_, one, text) => {
  const { listAuditLogs, user, parameters } = open({}, 'tab=audit&entry=gone');
  listAuditLogs.mockImplementation(async (query) => (query?.id ? one() : [answered]));
  await within(await screen.findByRole('dialog')).findByText(text);
  await user.keyboard('{Escape}');
  expect(parameters().get('entry')).toBeNull();
});
