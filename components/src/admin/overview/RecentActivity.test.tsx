import type { AuditLog, BalanceMovement } from '@mobility/openapi';
import entry from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { shortId } from '../../format/id.ts';
import arAE from '../../intl/generated/ar-AE/index.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { recentActivity } from './activity.ts';
import { RecentActivity } from './RecentActivity.tsx';

afterEach(cleanup);

const side = (id: string, user: string, amount_change: number): BalanceMovement => ({
  id,
  user_id: user,
  user_name: user,
  transaction_type: amount_change < 0 ? 'debit' : 'credit',
  description: 'Fare',
  amount_change,
  created_at: '2026-11-21T12:00:00Z',
});
/** A payment moves the balances of the rider and the driver in one transaction, which has one id. */
const payment = (id: string) => [side(id, `Driver ${id}`, 9), side(id, `Rider ${id}`, -9)];

test('both sides of a payment leave the list when newer ones take their place', () => {
  const client = fakeClient({});
  const show = (movements: BalanceMovement[]) => (
    <MobilityProvider client={client}>
      <RecentActivity hrefOf={() => '#'} activity={recentActivity({ rides: [], movements, logs: [] })} />
    </MobilityProvider>
  );
  const { rerender } = render(show(payment('1')));
  for (const id of ['2', '3']) rerender(show(payment(id)));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  for (const name of ['Driver 3', 'Rider 3']) screen.getByText(name);
});

test('an entry of the audit trail is said in the language of the reader, once its words are there', async () => {
  const log = { ...(entry as AuditLog), user_name: 'Priya' };
  const logs = [log, { ...log, id: 'older', description: 'Locked' }];
  render(
    <MobilityProvider client={fakeClient({})} locale="ar-AE" messages={arAE}>
      <RecentActivity hrefOf={() => '#'} activity={recentActivity({ rides: [], movements: [], logs })} />
    </MobilityProvider>,
  );
  const said = await screen.findByText('حُظر المستخدم');
  expect(said.closest('li')?.textContent).toMatch(/Priya/);
  expect(said.closest('li')?.textContent).not.toMatch(/User locked/);
  screen.getByText('تعديل مستخدم من الإدارة');
  expect(screen.getByText('Locked').getAttribute('lang')).toBe('en');
});

test('an entry of the audit trail names the person it is about, and who acted', () => {
  const locked: AuditLog = {
    ...(entry as AuditLog),
    description: 'User locked',
    user_name: 'Kwame Prempeh',
    user_email: 'kwame@mobility.example',
    subject_name: 'Dmitri Kowalczyk',
    subject_email: 'dmitri@mobility.example',
  };
  const show = (log: AuditLog): string[] => {
    render(
      <MobilityProvider client={fakeClient({})}>
        <RecentActivity
          hrefOf={() => '#'}
          activity={recentActivity({ rides: [], movements: [], logs: [log] })}
        />
      </MobilityProvider>,
    );
    const words = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
    cleanup();
    return words;
  };
  expect(show(locked)).toContain('Dmitri Kowalczyk, by Kwame Prempeh');
  expect(show({ ...locked, user_id: null, user_name: null, user_email: null })).toContain('Dmitri Kowalczyk');
  const unknown = {
    ...locked,
    subject_name: null,
    user_id: '6d2f9c1e-unknown',
    user_name: null,
    user_email: null,
  };
  expect(show(unknown)).toContain(shortId('6d2f9c1e-unknown'));
  expect(show({ ...unknown, user_id: null })).toContain('System');
  const own = { ...locked, subject_name: 'Kwame Prempeh', subject_email: 'kwame@mobility.example' };
  expect(show(own)).toContain('Kwame Prempeh');
});
