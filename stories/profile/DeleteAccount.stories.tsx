import { DeleteAccountView } from '@mobility/components/profile';
import { type DeleteAccountContext, deleteAccountMachine } from '@mobility/machines/delete-account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { alerts, hold, ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const balance = { amount: 12.3, words: 'I give up 12.30' };
const inState = (
  value: StateValueFrom<typeof deleteAccountMachine>,
  context: Partial<DeleteAccountContext> = {},
) => ({ args: { snapshot: hold(deleteAccountMachine, { input: { alerts }, value, context }) } });

const meta = {
  title: 'profile/DeleteAccount',
  component: DeleteAccountView,
  decorators: [underHeadline],
  args: { ...inState('editing').args, send: ignore },
} satisfies Meta<typeof DeleteAccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutBalance: Story = {};
export const WithBalance: Story = inState('editing', { balance });
export const FieldsToCheck: Story = inState('editing', {
  balance,
  errors: { password: 'auth.fieldRequired', waiver: 'account.waiverNeeded' },
});
export const Owes: Story = inState('editing', {
  password: 'mobility',
  error: {
    message: 'account.deleteFailed',
    detail: 'Please pay what you owe before you delete your account.',
  },
});
export const Deleting: Story = inState('deleting', { password: 'mobility' });
export const NotAvailable: Story = inState('unavailable');
export const RightToLeft: Story = {
  ...inState('editing', { balance: { amount: 12.3, words: 'أتنازل عن 12.30' } }),
  parameters: { locale: 'ar-AE' },
};
