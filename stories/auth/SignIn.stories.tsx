import { SignInView } from '@mobility/components/auth';
import { type SignInInput, type SignInSnapshot, signInMachine } from '@mobility/machines/sign-in';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hold, ignore } from '../hold.ts';

const session: SignInInput['session'] = { send: ignore, subscribe: () => ({ unsubscribe: ignore }) };
const filled = {
  name: 'Maya Chen',
  email: 'maya@example.com',
  phone: '+1 415 555 0134',
  password: 'golden-gate',
  role: 'rider',
} as const;

type Held = {
  input?: Partial<Pick<SignInInput, 'tab' | 'role'>>;
  value?: 'editing' | 'askingForCode' | 'submitting';
  context?: Partial<SignInSnapshot['context']>;
};
const held = ({ input, value = 'editing', context }: Held = {}): SignInSnapshot =>
  hold(signInMachine, {
    input: { session, alerts: { send: ignore }, tab: 'login', role: 'rider', ...input },
    value,
    context,
  });

const meta = {
  title: 'auth/SignIn',
  component: SignInView,
  args: { snapshot: held(), send: ignore },
} satisfies Meta<typeof SignInView>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (given: Held): Story => ({ args: { snapshot: held(given) } });
const signup = { tab: 'signup' } as const;

export const SignIn: Story = {};
export const SignUpAsRider = story({ input: signup });
export const SignUpAsDriver = story({ input: { ...signup, role: 'driver' } });
export const SigningIn = story({ value: 'submitting', context: { form: filled } });
export const CreatingTheAccount = story({ input: signup, value: 'submitting', context: { form: filled } });
export const FieldsMissing = story({
  context: {
    invalid: {
      message: 'auth.fillAllFields',
      field: 'email',
      issues: { email: 'auth.fieldRequired', password: 'auth.fieldRequired' },
    },
  },
});
export const PasswordTooShort = story({
  input: signup,
  context: {
    form: { ...filled, password: 'gold' },
    invalid: {
      message: 'auth.passwordTooShort',
      field: 'password',
      issues: { password: 'auth.passwordTooShort' },
    },
  },
});
export const EmailNotValid = story({
  input: signup,
  context: {
    form: { ...filled, email: 'not-an-email' },
    invalid: { message: 'auth.invalidEmail', field: 'email', issues: { email: 'auth.invalidEmail' } },
  },
});
export const WrongPassword = story({
  context: {
    form: filled,
    error: { message: 'auth.loginFailed', detail: 'Invalid email or password' },
  },
});
export const CodeNeeded = story({ value: 'askingForCode', context: { form: filled, code: '' } });
export const CodeWrong = story({
  value: 'askingForCode',
  context: {
    form: filled,
    code: '000000',
    error: { message: 'auth.loginFailed', detail: 'This code is not correct' },
  },
});
export const SigningInWithACode = story({ value: 'submitting', context: { form: filled, code: '492039' } });
export const RightToLeft: Story = { ...SignUpAsRider, parameters: { locale: 'ar-AE' } };
