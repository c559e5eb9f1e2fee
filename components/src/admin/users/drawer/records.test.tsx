import type { AdminUser, AuditLog, Balance, Dispute, PaymentRecord, Ride, User } from '@mobility/openapi';
import auditLog from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import balance from '@mobility/openapi/examples/Balance.json' with { type: 'json' };
import dispute from '@mobility/openapi/examples/Dispute.json' with { type: 'json' };
import payment from '@mobility/openapi/examples/PaymentRecord.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import deDE from '../../../intl/generated/de-DE/index.ts';
import { openConsole } from '../../../testing/console.tsx';
import { aRide } from '../../../testing/rides.ts';

afterEach(cleanup);

const person = rider as User;
const german = { locale: 'de-DE', messages: deDE } as const;
const ride: Ride = aRide('paid', { id: 'ride-0001-of-nine', completed_at: '2026-11-29T02:01:00Z' });

type Options = {
  language?: Parameters<typeof openConsole>[2];
  name?: string;
  of?: User;
  disputed?: Dispute;
};

const pending = dispute as Dispute;

const openDrawer = async (options: Options = {}) => {
  const { language = {}, name = 'User details', of = person, disputed = pending } = options;
  const { user } = openConsole(
    `tab=users&user=${of.id}`,
    {
      listAdminUsers: async () => [of],
      getAdminUser: async (): Promise<AdminUser> => ({
        user: of,
        balance: 0,
        driver_profile: null,
        disputes: 1,
      }),
      getUserBalance: async () => balance as Balance,
      listUserRides: async () => [ride],
      listUserPayments: async () => [payment as PaymentRecord],
      listDisputes: async () => ({ disputes: [disputed] }),
      listAuditLogs: async () => [{ ...(auditLog as AuditLog), user_name: 'Priya Raghunathan' }],
    },
    language,
  );
  const drawer = within(await screen.findByRole('complementary', { name }));
  return { user, drawer };
};
const addressOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'https://m.example').search;

test.each([
  ['a ride, by its short id,', 'Rides', /#-of-nine/, `?tab=rides&ride=${ride.id}`],
  ['a payment', 'Payments', /#/, `?tab=rides&ride=${payment.ride_id}`],
  ['a dispute', 'Disputes', /Pending/, `?tab=payment-analytics&dispute=${dispute.id}`],
  ['an entry of the audit trail', 'Audit', /User locked/, `?tab=audit&entry=${auditLog.id}`],
])('the row of %s leads to what it is about', async (_, section, row, address) => {
  const { drawer } = await openDrawer();
  const region = within(await drawer.findByRole('region', { name: new RegExp(`^${section}`) }));
  expect(addressOf(await region.findByRole('link', { name: row }))).toBe(address);
});

test.each([
  ['All transactions', `?tab=users&user=${person.id}&dialog=balance&of=${person.id}&transactions=all`],
  ['All rides', `?tab=rides&search=${person.id}`],
  ['All disputes', `?tab=payment-analytics&disputes=all&user=${person.id}`],
  ['All entries', `?tab=audit&search=${person.id}`],
])('%s leads to the list of those of the person', async (name, address) => {
  const { drawer } = await openDrawer();
  expect(addressOf(await drawer.findByRole('link', { name }))).toBe(address);
});

test('a driver has the disputes about the rides that the driver drove', async () => {
  const of = driver as User;
  const { drawer } = await openDrawer({ of });
  const region = within(await drawer.findByRole('region', { name: /^Disputes/ }));
  expect(addressOf(await region.findByRole('link', { name: /Pending/ }))).toContain(dispute.id);
  const all = region.getByRole('link', { name: 'All disputes' });
  expect(addressOf(all)).toBe(`?tab=payment-analytics&disputes=all&user=${of.id}`);
});

test.each<[string, Partial<Dispute>, RegExp, RegExp | null]>([
  [
    'that was refunded in part, both sums',
    { status: 'refunded', refunded_amount: 2 },
    /2\.00$/,
    /4\.59 asked/,
  ],
  ['that was refunded as asked, one sum', { status: 'refunded', refunded_amount: 4.59 }, /4\.59$/, null],
  ['that waits, the sum that is asked', {}, /4\.59$/, null],
])('the row of a dispute says of one %s', async (_, decided, sum, asked) => {
  const { drawer } = await openDrawer({ disputed: { ...pending, ...decided } });
  const row = await drawer.findByRole('link', { name: /higher than the estimate/ });
  expect(row.textContent).toMatch(sum);
  if (asked) expect(row.textContent).toMatch(asked);
  else expect(row.textContent).not.toContain('asked');
});

test('the row of a dispute for another reason starts as its description does', async () => {
  const { drawer } = await openDrawer({
    disputed: {
      ...pending,
      dispute_type: 'other',
      dispute_reason: 'Please describe in detail below',
      description: 'My scarf was left in the car',
    },
  });
  await drawer.findByRole('link', { name: /My scarf was left in the car/ });
  expect(drawer.queryByText('Please describe in detail below')).toBeNull();
});

test('the row of an entry of the audit trail names who acted', async () => {
  const { drawer } = await openDrawer();
  await drawer.findByRole('link', { name: /User locked.*by Priya Raghunathan/ });
});

test('every date has the same form, with the time', async () => {
  const { drawer } = await openDrawer();
  await drawer.findByText(/User locked/);
  await drawer.findByText(/#-of-nine/);
  const moments = drawer.getAllByText(/ 20\d\d/).map(({ textContent }) => textContent);
  expect(moments.length).toBeGreaterThan(5);
  for (const moment of moments) expect(moment).toMatch(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d, \d{1,2}:\d\d [AP]M$/);
  expect(drawer.queryByText(/^[A-Z][a-z]{2} \d{1,2}$/)).toBeNull();
});

test('another language says the reason of a dispute in its own words', async () => {
  const { drawer } = await openDrawer({ language: german, name: 'Nutzerdetails' });
  expect(await drawer.findByText('Der Fahrpreis ist höher als die Schätzung')).toBeDefined();
});

test('another language says the sentences of the audit trail in its own words', async () => {
  const { drawer } = await openDrawer({ language: german, name: 'Nutzerdetails' });
  const sentence = await drawer.findByText('Nutzer gesperrt');
  expect(sentence.getAttribute('lang')).toBeNull();
  expect(drawer.queryByText('User locked')).toBeNull();
});
