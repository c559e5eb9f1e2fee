import { ChangePasswordView } from '@mobility/components/profile';
import {
  type ChangePasswordContext,
  changePasswordMachine,
  passwordErrors,
} from '@mobility/machines/change-password';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { alerts, hold, ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const form = { current: 'mobility', next: 'harbour7', confirmation: 'harbour7' };

const inState = (
  value: StateValueFrom<typeof changePasswordMachine>,
  context: Partial<ChangePasswordContext> = {},
) => ({ args: { snapshot: hold(changePasswordMachine, { input: { alerts }, value, context }) } });

const meta = {
  title: 'profile/ChangePassword',
  component: ChangePasswordView,
  decorators: [underHeadline],
  args: { ...inState('editing').args, send: ignore },
} satisfies Meta<typeof ChangePasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = inState('editing', { form });
export const FieldsToCheck: Story = inState('editing', {
  errors: passwordErrors({ current: '', next: '123', confirmation: '321' }),
});
export const EasyToGuess: Story = inState('editing', { form: { ...form, next: 'password' } });
export const WrongPassword: Story = inState('editing', {
  form,
  errors: { current: 'wrong_password' },
});
export const Saving: Story = inState('saving', { form });
export const NotAvailable: Story = inState('unavailable');
export const RightToLeft: Story = { ...inState('editing', { form }), parameters: { locale: 'ar-AE' } };
