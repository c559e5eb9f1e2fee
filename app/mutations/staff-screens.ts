import { type Example, examples, inRide, pressAll, type Screen } from './screen.ts';
import type { Answers } from './server.ts';

const driver = (isApproved: boolean): Example | undefined =>
  examples('getCurrentUser').find(({ role, is_approved }) => role === 'driver' && is_approved === isApproved);
const [available] = examples('listAvailableRides') as { available_rides: Example[] }[];
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
/** The offers of the example, which still wait for an answer. */
const offers = {
  ...available,
  available_rides: available?.available_rides.map((ride) => ({
    ...ride,
    asked_until: ride.asked_until && inAnHour,
    expires_at: inAnHour,
  })),
};
const onDuty: Answers = {
  getCurrentUser: { ...driver(true), is_online: true },
  getDriverProfile: examples('getDriverProfile').find(({ is_approved }) => is_approved),
  getDriverPreferences: examples('getDriverPreferences')[0],
  listAvailableRides: offers,
  getMyBalance: examples('getMyBalance')[1],
  listMyRides: [],
};

/** The screens of drivers. */
export const driverScreens: Screen[] = [
  { name: 'the dashboard of a driver on duty', route: '/driver', role: 'driver', answers: onDuty },
  {
    name: 'the dashboard of a driver under review',
    route: '/driver',
    role: 'driver',
    answers: { getCurrentUser: driver(false), listMyRides: [] },
  },
  ...['accepted', 'driver_arriving', 'in_progress'].map((status) => ({
    name: `the driver's ride that is ${status}`,
    route: '/driver',
    role: 'driver' as const,
    answers: { ...onDuty, ...inRide(status) },
  })),
  { name: 'the history of a driver', route: '/rides', role: 'driver', answers: onDuty },
  { name: 'the notifications of a driver', route: '/notifications', role: 'driver', answers: onDuty },
  { name: 'the payments of a driver', route: '/payments', role: 'driver', answers: onDuty },
  {
    name: 'the details of a driver',
    route: '/profile',
    path: '/profile?tab=driver',
    role: 'driver',
    answers: onDuty,
  },
];

const inConsole = (name: string, query: string, steps?: Screen['steps']): Screen => ({
  name: `${name} of the admin console`,
  route: '/admin',
  path: `/admin?tab=${query}`,
  role: 'admin',
  ...(steps && { steps }),
});

const openConversation = examples('getConversation').find(({ marked_by }) => marked_by);

/** The tabs of the admin console, and what opens in them. */
const consoleScreens: Screen[] = [
  inConsole('the notifications', 'notifications'),
  inConsole('the users', 'users'),
  inConsole(
    'the details of a user',
    `users&user=${(examples('listAdminUsers')[0] as unknown as Example[])[0]?.id}`,
  ),
  inConsole('the balance of a user', 'users', pressAll(/^Balance of/)),
  inConsole('the rides', 'rides'),
  inConsole('the audit trail', 'audit'),
  inConsole('the conversations', 'conversations'),
  inConsole('an open conversation', `conversations&thread=${examples('getConversation')[0]?.thread_id}`),
  ...(['unanswered', 'marked_answered'] as const).map((status) => ({
    ...inConsole(
      `a conversation that is ${status}`,
      `conversations&thread=${openConversation?.thread_id}`,
      pressAll(status === 'unanswered' ? /^Mark as answered/ : /^Back to/),
    ),
    answers: { getConversation: { ...openConversation, status } },
  })),
  inConsole('the analytics', 'analytics'),
  inConsole('the unpaid rides', 'payments'),
  inConsole('the payment analytics', 'payment-analytics'),
  inConsole('a dispute', 'payment-analytics', pressAll(/^Open the dispute of/)),
];

/** The screens of admins. */
export const adminScreens: Screen[] = [
  { name: 'the admin console', route: '/admin', role: 'admin' },
  {
    name: 'the database of the admin console',
    route: '/admin',
    role: 'admin',
    steps: pressAll(/^Database/),
  },
  {
    name: 'the changes that a restore would make',
    route: '/admin',
    path: '/admin?tab=database',
    role: 'admin',
    steps: (shown) => shown.choose(JSON.stringify(examples('createBackup')[0]?.backup_data ?? {})),
  },
  ...consoleScreens,
  { name: 'the history of the platform', route: '/rides', role: 'admin' },
];
