import type { Role } from '@mobility/openapi';
import { accountScreens } from './account-screens.ts';
import { riderScreens } from './rider-screens.ts';
import { examples, type Screen } from './screen.ts';
import type { Answers } from './server.ts';
import { adminScreens, driverScreens } from './staff-screens.ts';

export type { Screen } from './screen.ts';

/** Every page of the router in the states that read different fields. */
export const screens: Screen[] = [
  { name: 'the landing page', route: '/', role: null },
  { name: 'a shared trip', route: '/trip/:token', path: '/trip/tr_0123456789abcdef', role: null },
  {
    name: 'a shared trip under way',
    route: '/trip/:token',
    path: '/trip/tr_0123456789abcdef',
    role: null,
    answers: { getSharedTrip: examples('getSharedTrip').find(({ status }) => status === 'accepted') },
  },
  { name: 'the avatars', route: '/gravatar-demo', role: null },
  ...accountScreens,
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
