import type { OutgoingEmails } from '@mobility/openapi';
import status from '@mobility/openapi/examples/DatabaseStatus.json' with { type: 'json' };
import mails from '@mobility/openapi/examples/OutgoingEmails.json' with { type: 'json' };
import city from '@mobility/openapi/examples/Simulation.json' with { type: 'json' };
import { limits } from '@mobility/openapi/limits';
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../testing/console.tsx';

afterEach(cleanup);

const open = (answers: FakeAnswers = {}) =>
  openConsole('tab=database', {
    getDatabaseStatus: async () => status,
    getSimulation: async () => city,
    listEmails: async () => mails as OutgoingEmails,
    ...answers,
  });
const simulation = async () => within(await screen.findByRole('region', { name: 'Simulated city' }));

test('the simulated city is paused, and its speed changed', async () => {
  const steerSimulation = vi.fn<NonNullable<FakeAnswers['steerSimulation']>>(async (change) => ({
    ...city,
    ...change,
  }));
  const { user } = open({ steerSimulation });
  const running = await (await simulation()).findByRole('switch', { name: 'Running' });
  await user.click(running);
  await waitFor(() => expect(running).toHaveProperty('checked', false));
  await user.click((await simulation()).getByRole('button', { name: /Speed/ }));
  await user.click(await screen.findByRole('option', { name: '5×' }));
  await waitFor(() =>
    expect(steerSimulation.mock.calls.map(([change]) => change)).toEqual([{ running: false }, { speed: 5 }]),
  );
});

test('a second press before the first one is rendered changes nothing again', async () => {
  const steerSimulation = vi.fn<NonNullable<FakeAnswers['steerSimulation']>>(async () => city);
  open({ steerSimulation });
  const running = await (await simulation()).findByRole('switch', { name: 'Running' });
  fireEvent.click(running);
  fireEvent.click(running);
  await waitFor(() => expect(steerSimulation).toHaveBeenCalled());
  expect(steerSimulation).toHaveBeenCalledTimes(1);
});

test.each([
  ['switch', 'Running', ' '],
  ['button', /Speed/, '{Enter}{ArrowDown}{Enter}'],
])(
  'a %s keeps the focus while the change is awaited, and asks for no other one',
  async (role, name, keys) => {
    const { promise, resolve } = Promise.withResolvers<typeof city>();
    const steerSimulation = vi.fn<NonNullable<FakeAnswers['steerSimulation']>>(() => promise);
    const { user } = open({ steerSimulation });
    const control = await (await simulation()).findByRole(role, { name });
    control.focus();
    await user.keyboard(keys);
    await waitFor(() => expect(steerSimulation).toHaveBeenCalledOnce());
    await waitFor(() => expect(control.closest('[aria-busy=true]')).not.toBeNull());
    expect(control).toHaveProperty('disabled', false);
    expect(document.activeElement).toBe(control);
    await user.keyboard(keys);
    expect(steerSimulation).toHaveBeenCalledOnce();
    resolve(city);
    await waitFor(() => expect(control.closest('[aria-busy=true]')).toBeNull());
    await user.keyboard(keys);
    await waitFor(() => expect(steerSimulation).toHaveBeenCalledTimes(2));
  },
);

test('the controls explain when rides are booked and how they end, and which are counted', async () => {
  open();
  await (await simulation()).findByText('Completed rides with simulated people');
  await screen.findByText(
    /No rides are booked while nobody is connected\. Turned off, the city ends the rides under way/,
  );
});

test('a change that fails says so', async () => {
  const { user } = open({ steerSimulation: () => Promise.reject({ kind: 'network' }) });
  await user.click(await (await simulation()).findByRole('switch', { name: 'Running' }));
  await (await simulation()).findByText('The simulated city could not be changed.');
});

test('an e-mail of the outbox is read, at an address of its own', async () => {
  const { user, parameters } = open();
  await user.click(await screen.findByRole('button', { name: /^Read Confirm your e-mail address/ }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/please confirm that this e-mail address is yours/);
  dialog.getByText('550 mailbox unavailable');
  expect(parameters().get('mail')).toBe(mails.emails[1]?.id);
});

test.each([{ status: 404, code: 'not_found' }, { status: 404 }, { status: 501 }])(
  'outside of a demo neither is shown (%o)',
  async (answer) => {
    const absent = () => Promise.reject({ kind: 'http', ...answer });
    open({ getSimulation: absent, listEmails: absent });
    await screen.findAllByRole('rowheader');
    await waitFor(() => expect(screen.queryByText('Mail outbox')).toBeNull());
    expect(screen.queryByText('Simulated city')).toBeNull();
  },
);

test('a demo without a simulated city says so, and asks for it once', async () => {
  const getSimulation = vi.fn<NonNullable<FakeAnswers['getSimulation']>>(() =>
    Promise.reject({ kind: 'http', status: 404, code: 'not_found' }),
  );
  const listEmails = vi.fn<NonNullable<FakeAnswers['listEmails']>>(async () => mails as OutgoingEmails);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open({ getSimulation, listEmails });
  const city = await simulation();
  await city.findByText('This server runs without simulated drivers and riders.');
  expect([city.queryByRole('switch'), city.queryByRole('alert')]).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(3 * limits.admin.refreshInterval);
  vi.useRealTimers();
  expect(listEmails.mock.calls.length).toBeGreaterThan(2);
  expect(getSimulation).toHaveBeenCalledTimes(1);
});

test('what a demo is without stays away while it is asked for again', async () => {
  const none = () => Promise.reject({ kind: 'http', status: 404, code: 'not_found' });
  const getSimulation = vi.fn<NonNullable<FakeAnswers['getSimulation']>>(none);
  const listEmails = vi.fn<NonNullable<FakeAnswers['listEmails']>>(none);
  const { user } = open({ getSimulation, listEmails });
  const demo = () => screen.queryByRole('heading', { name: 'Demo mode' });
  await waitFor(() => expect([getSimulation.mock.calls.length, demo()]).toEqual([1, null]));
  const never = () => new Promise<never>(() => undefined);
  getSimulation.mockImplementation(never);
  listEmails.mockImplementation(never);
  const [refresh] = screen.getAllByRole('button', { name: 'Refresh' });
  await user.click(refresh as HTMLElement);
  await waitFor(() => expect(getSimulation).toHaveBeenCalledTimes(2));
  expect(demo()).toBeNull();
});

test('an e-mail whose state this version does not know is called unknown', async () => {
  const [first] = mails.emails;
  const emails = [{ ...first, status: 'sideways' }] as unknown as OutgoingEmails['emails'];
  open({ listEmails: async () => ({ emails }) });
  await screen.findByText('Unknown');
});

test('the demo mode comes after the database, with the newest e-mails; all of them have an address', async () => {
  const [first] = mails.emails;
  const emails = Array.from({ length: 8 }, (_, index) => ({ ...first, id: `mail-${index}` }));
  const { user, parameters } = open({ listEmails: async () => ({ emails }) as OutgoingEmails });
  const demo = within(await screen.findByRole('region', { name: 'Demo mode' }));
  await demo.findByRole('region', { name: 'Simulated city' });
  await waitFor(() => expect(demo.getAllByRole('button', { name: /^Read / })).toHaveLength(5));
  const [title, database] = [/Demo mode/, /Database status/].map((name) =>
    screen.getByRole('heading', { name }),
  );
  expect(title?.compareDocumentPosition(database as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await user.click(demo.getByRole('button', { name: 'Show all 8' }));
  expect(demo.getAllByRole('button', { name: /^Read / })).toHaveLength(8);
  expect(parameters().get('mails')).toBe('all');
  await user.click(demo.getByRole('button', { name: 'Show the newest' }));
  expect(parameters().get('mails')).toBeNull();
});
