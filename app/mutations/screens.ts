import type { Role } from '@mobility/openapi';
import { endpointOf } from './contract.ts';
import type { Answers } from './server.ts';
import type { Shown } from './show.tsx';

/** One state of a page: where it is, who sees it, over which answers, and what is pressed on it. */
export type Screen = {
  name: string;
  /** The route as the router lists it. */
  route: string;
  /** The address, where it differs from the route. */
  path?: string;
  role: Role | null;
  answers?: Answers;
  /** Opens what is shown only after a press. */
  steps?: (shown: Shown) => Promise<unknown>;
};

type Example = Record<string, unknown>;
const examples = (operation: string): Example[] => endpointOf(operation).examples as Example[];
const rides = examples('listMyRides')[0] as unknown as Example[];
const ride = (status: string, payment?: string): Example =>
  rides.find(
    (each) => each.status === status && (payment === undefined || each.payment_status === payment),
  ) ?? {};
const inRide = (status: string): Answers => ({ listMyRides: [ride(status)] });
const over: Answers = {
  listMyRides: rides.filter(({ status }) => status === 'completed' || status === 'cancelled'),
};
const unpaid = ride('completed', 'not_initiated');
const withPayment = (status: string): Answers => ({
  ...over,
  getRidePaymentStatus: examples('getRidePaymentStatus').find((each) => each.status === status),
});
const driver = (isApproved: boolean): Example | undefined =>
  examples('getCurrentUser').find(({ role, is_approved }) => role === 'driver' && is_approved === isApproved);
const onDuty: Answers = {
  getCurrentUser: { ...driver(true), is_online: true },
  getDriverProfile: examples('getDriverProfile').find(({ is_approved }) => is_approved),
  getDriverPreferences: examples('getDriverPreferences')[0],
  listAvailableRides: examples('listAvailableRides')[0],
  getMyBalance: examples('getMyBalance')[1],
  listMyRides: [],
};

const pressAll =
  (...names: RegExp[]) =>
  async (shown: Shown) => {
    for (const name of names) await shown.press(name);
  };

const riderScreens: Screen[] = [
  { name: "the rider's dashboard", route: '/rider', role: 'rider', answers: over },
  ...['pending', 'accepted', 'driver_arriving', 'in_progress'].map((status) => ({
    name: `the rider's dashboard while a ride is ${status}`,
    route: '/rider',
    role: 'rider' as const,
    answers: inRide(status),
  })),
  {
    name: 'the dialog that cancels a ride',
    route: '/rider',
    role: 'rider',
    answers: inRide('accepted'),
    steps: pressAll(/^Cancel ride/),
  },
  ...['not_initiated', 'pending', 'paid', 'failed', 'expired'].map((status) => ({
    name: `the dialog that pays a ride whose payment is ${status}`,
    route: '/payments',
    path: `/payments?pay=${unpaid.id}`,
    role: 'rider' as const,
    answers: withPayment(status),
  })),
  { name: 'the payments of a rider', route: '/payments', role: 'rider', answers: over },
  { name: 'the history of a rider', route: '/rides', role: 'rider' },
  {
    name: 'the details of a ride',
    route: '/rides',
    role: 'rider',
    answers: over,
    steps: pressAll(/^Details/),
  },
  ...['pending', 'accepted', 'in_progress', 'completed', 'cancelled'].map((status) => ({
    name: `the screen of a ride that is ${status}`,
    route: '/rides/:id',
    path: `/rides/${ride(status).id}`,
    role: 'rider' as const,
    answers: inRide(status),
  })),
  { name: 'booking', route: '/book-ride', role: 'rider', answers: over },
  { name: 'booking during a ride', route: '/book-ride', role: 'rider', answers: inRide('accepted') },
  {
    name: 'the check of a payment',
    route: '/payment-success',
    path: '/payment-success?session_id=cs_test_1',
    role: 'rider',
    answers: over,
  },
  {
    name: 'the return from a payment that was cancelled',
    route: '/payment-cancelled',
    path: '/payment-cancelled?session_id=cs_test_1',
    role: 'rider',
    answers: over,
  },
  { name: 'the profile of a rider', route: '/profile', role: 'rider', answers: over },
  { name: 'the settings', route: '/profile', path: '/profile?tab=settings', role: 'rider', answers: over },
  {
    name: 'the notifications of the bell',
    route: '/rider',
    role: 'rider',
    answers: over,
    steps: pressAll(/^(Notifications|\d+ unread)/),
  },
  { name: 'the notifications of a rider', route: '/notifications', role: 'rider', answers: over },
];

const driverScreens: Screen[] = [
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

const adminScreens: Screen[] = [
  { name: 'the admin console', route: '/admin', role: 'admin' },
  {
    name: 'the database of the admin console',
    route: '/admin',
    role: 'admin',
    steps: pressAll(/^Database/),
  },
  { name: 'the history of the platform', route: '/rides', role: 'admin' },
];

/** Every page of the router in the states that read different fields. */
export const screens: Screen[] = [
  { name: 'the landing page', route: '/', role: null },
  { name: 'a shared trip', route: '/trip/:token', path: '/trip/tr_0123456789abcdef', role: null },
  { name: 'the avatars', route: '/gravatar-demo', role: null },
  ...riderScreens,
  ...driverScreens,
  ...adminScreens,
];

const userOf = (role: Role | null): unknown => examples('getCurrentUser').find((user) => user.role === role);

/** The valid answers of a screen. */
export const answersOf = ({ role, answers }: Screen): Answers => ({
  getCurrentUser: userOf(role),
  ...answers,
});
