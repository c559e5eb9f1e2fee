import { examples, inRide, over, pressAll, ride, type Screen } from './screen.ts';
import type { Answers } from './server.ts';

const unpaid = ride('completed', 'not_initiated');
const withPayment = (status: string): Answers => ({
  ...over,
  getRidePaymentStatus: examples('getRidePaymentStatus').find((each) => each.status === status),
});

/** The screens of riders. */
export const riderScreens: Screen[] = [
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
  {
    name: 'the form of a dispute',
    route: '/rides',
    role: 'rider',
    answers: { listMyRides: [ride('completed', 'paid')], listMyDisputes: { disputes: [] } },
    steps: pressAll(/^Details/, /^Dispute/),
  },
  {
    name: 'the link that shares a ride',
    route: '/rides/:id',
    path: `/rides/${ride('accepted').id}`,
    role: 'rider',
    answers: inRide('accepted'),
    steps: pressAll(/^Share trip/),
  },
  {
    name: 'the conversation with a driver',
    route: '/rides/:id',
    path: `/rides/${ride('accepted').id}`,
    role: 'rider',
    answers: inRide('accepted'),
    steps: pressAll(/^Message/),
  },
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
