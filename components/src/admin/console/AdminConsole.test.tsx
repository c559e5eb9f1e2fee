import type { User } from '@mobility/openapi';
import stats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { loadAllParts } from '../../primitives/OnDemand/load-code.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { Page } from '../../shell/page/Page.tsx';
import { AdminConsole } from './AdminConsole.tsx';
import { consoleTabs } from './tabs.ts';
import { type AddressPort, useConsoleAddress } from './use-console-address.ts';

afterEach(cleanup);

test('Refresh reads the open tab again', async () => {
  const listAdminUsers = vi.fn(async (): Promise<User[]> => [rider as User]);
  const client = fakeClient({
    getAdminStats: async () => stats,
    listAdminUsers: () => listAdminUsers(),
    listAdminBalances: async () => ({ balances: [] }),
  });
  render(
    <MobilityProvider client={client}>
      <AdminConsole build={{ version: '1.2.0', revision: 'abc1234' }} />
    </MobilityProvider>,
  );
  await loadAllParts();
  const user = userEvent.setup();
  await vi.waitFor(() => expect(listAdminUsers).toHaveBeenCalled());
  const reads = listAdminUsers.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await vi.waitFor(() => expect(listAdminUsers.mock.calls.length).toBeGreaterThan(reads));
});

const InPage = ({ tab }: { tab: string }) => (
  <Page path="/admin" name="adminPanel">
    <AdminConsole parameters={new URLSearchParams({ tab })} onParameters={() => undefined} />
  </Page>
);

test('each tab has its own title, in the order tab, page, product, and is announced', () => {
  const show = (tab: string) => (
    <MobilityProvider client={fakeClient()}>
      <InPage tab={tab} />
    </MobilityProvider>
  );
  const { rerender } = render(show('users'));
  expect(screen.queryByText(/opened$/)).toBeNull();
  const titles = consoleTabs.map((tab) => {
    rerender(show(tab));
    return document.title;
  });
  expect(screen.getByText('Database opened').getAttribute('aria-live')).toBe('polite');
  expect(titles[2]).toBe('Users · Admin Panel · Mobility');
  expect(titles.at(-2)).toBe('Payment analytics · Admin Panel · Mobility');
  expect(new Set(titles).size).toBe(10);
  cleanup();
  render(show('database'));
  expect(document.title).toBe('Database · Admin Panel · Mobility');
});

test('a console without a page’s address leaves the title alone', () => {
  document.title = 'Partner';
  render(
    <MobilityProvider client={fakeClient()}>
      <AdminConsole />
    </MobilityProvider>,
  );
  expect(document.title).toBe('Partner');
});

const Counter = () => {
  const { parameters, change } = useConsoleAddress({});
  const page = Number(parameters.get('page') ?? 1);
  return (
    <button type="button" onClick={() => change({ page: String(page + 1) })}>
      {page}
    </button>
  );
};

test('a console without a page’s address keeps its parameters itself', async () => {
  render(
    <MobilityProvider client={fakeClient()}>
      <Counter />
    </MobilityProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '1' }));
  expect(screen.getByRole('button', { name: '2' })).toBeDefined();
});

const Opened = ({ before, onParameters }: Pick<AddressPort, 'before' | 'onParameters'>) => {
  const parameters = new URLSearchParams('tab=users&search=Maya&user=maya');
  const { close } = useConsoleAddress({ parameters, onParameters, before });
  return (
    <button type="button" onClick={() => close('user')}>
      Close
    </button>
  );
};

test.each([
  ['the same page without the dialog', 'search=Maya&tab=users', true],
  ['the same page with other filters', 'tab=users', false],
  ['another page', null, false],
])('closing goes back only where the entry before is the same: %s', async (_, earlier, isBack) => {
  const [back, onParameters] = [vi.fn(), vi.fn<AddressPort['onParameters']>()];
  const before = { parameters: () => (earlier === null ? null : new URLSearchParams(earlier)), back };
  render(
    <MobilityProvider client={fakeClient()}>
      <Opened before={before} onParameters={onParameters} />
    </MobilityProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(back).toHaveBeenCalledTimes(isBack ? 1 : 0);
  const replaced = onParameters.mock.calls.map(([next, { replace }]) => [next.toString(), replace]);
  expect(replaced).toEqual(isBack ? [] : [['tab=users&search=Maya', true]]);
});

test('reads of the figures draw nothing of the open tab again', async () => {
  const seen = new Set<ReturnType<typeof useConsoleAddress>>();
  const Address = ({ parameters }: { parameters: URLSearchParams }) => {
    seen.add(useConsoleAddress({ parameters, onParameters: vi.fn() }));
    return null;
  };
  const parameters = new URLSearchParams('tab=rides');
  const shown = (next: URLSearchParams) => (
    <MobilityProvider client={fakeClient()}>
      <Address parameters={next} />
    </MobilityProvider>
  );
  const { rerender } = render(shown(parameters));
  const first = [...seen].at(-1);
  rerender(shown(parameters));
  expect([...seen].at(-1)).toBe(first);
  rerender(shown(new URLSearchParams('tab=rides&ride=a')));
  expect([...seen].at(-1)).not.toBe(first);
  expect([...seen].at(-1)?.change).toBe(first?.change);
});
