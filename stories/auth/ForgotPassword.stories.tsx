import { ForgotPasswordView } from '@mobility/components/auth';
import { type ForgotPasswordContext, forgotPasswordMachine } from '@mobility/machines/forgot-password';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { hold, ignore } from '../hold.ts';

const email = 'maya@example.com';
const inState = (
  value: StateValueFrom<typeof forgotPasswordMachine>,
  context: Partial<ForgotPasswordContext> = { email },
) => ({ args: { snapshot: hold(forgotPasswordMachine, { input: { email: '' }, value, context }) } });

const meta = {
  title: 'auth/ForgotPassword',
  component: ForgotPasswordView,
  args: { ...inState('editing', {}).args, send: ignore },
} satisfies Meta<typeof ForgotPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = inState('editing');
export const EmailNotValid: Story = inState('editing', { email: 'maya', issue: 'auth.invalidEmail' });
export const CouldNotBeSent: Story = inState('editing', {
  email,
  error: { message: 'auth.resetFailed', reason: 'error.unreachable' },
});
export const Sending: Story = inState('sending');
export const Sent: Story = inState('sent');
export const NotAvailable: Story = inState('unavailable');
export const RightToLeft: Story = { ...inState('editing'), parameters: { locale: 'ar-AE' } };
