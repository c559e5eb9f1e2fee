import { examples, over, pressAll, type Screen } from './screen.ts';
import type { Answers } from './server.ts';

const settings = { route: '/profile', path: '/profile?tab=settings', role: 'rider' as const };
const withTwoFactor = (isOn: boolean): Answers => ({
  ...over,
  getTwoFactor: examples('getTwoFactor').find(({ enabled }) => enabled === isOn),
});

/** The dialogs of the user's account, in their steps. */
export const accountScreens: Screen[] = [
  { name: 'the login activity', ...settings, answers: over, steps: pressAll(/^Login Activity/) },
  { name: 'the form for another password', ...settings, answers: over, steps: pressAll(/^Change Password/) },
  {
    name: 'the form that deletes the account',
    ...settings,
    answers: over,
    steps: pressAll(/^Delete Account/),
  },
  {
    name: 'the setup of two-factor authentication',
    ...settings,
    answers: withTwoFactor(false),
    steps: async (shown) => {
      await shown.press(/^Two-Factor/);
      await shown.type(/^Password/, 'mobility');
      await shown.press(/^Continue/);
    },
  },
  {
    name: 'the recovery codes of two-factor authentication',
    ...settings,
    answers: withTwoFactor(false),
    steps: async (shown) => {
      await shown.press(/^Two-Factor/);
      await shown.type(/^Password/, 'mobility');
      await shown.press(/^Continue/);
      await shown.type(/^Code/, '123456');
      await shown.press(/^Turn on/);
    },
  },
  {
    name: 'the end of two-factor authentication',
    ...settings,
    answers: withTwoFactor(true),
    steps: pressAll(/^Two-Factor/),
  },
  {
    name: 'the request for a link that resets the password',
    route: '/',
    role: null,
    steps: async (shown) => {
      await shown.press(/^Get Started/);
      await shown.press(/^Forgot password/);
      await shown.type(/^Email/, 'riley@mobility.example');
      await shown.press(/^Send link/);
    },
  },
];
