import { TwoFactorView } from '@mobility/components/profile';
import { type TwoFactorContext, twoFactorMachine } from '@mobility/machines/two-factor';
import setup from '@mobility/openapi/examples/TwoFactorSetup.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { alerts, hold, ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const codes = Array.from({ length: 10 }, (_, index) => `7K2M-Q9XD-4TR${'ABCDEFGHJK'[index]}`);
const inState = (
  value: StateValueFrom<typeof twoFactorMachine>,
  context: Partial<TwoFactorContext> = {},
) => ({
  args: { snapshot: hold(twoFactorMachine, { input: { alerts, isEnabled: false }, value, context }) },
});

const meta = {
  title: 'profile/TwoFactor',
  component: TwoFactorView,
  decorators: [underHeadline],
  args: { ...inState('askingForPassword').args, send: ignore, onSaveCodes: ignore },
} satisfies Meta<typeof TwoFactorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Password: Story = {};
export const PasswordMissing: Story = inState('askingForPassword', {
  errors: { password: 'auth.fieldRequired' },
});
export const Starting: Story = inState('starting', { form: { password: 'mobility', code: '' } });
export const Scan: Story = inState('scanning', { setup });
export const WrongCode: Story = inState('scanning', {
  setup,
  form: { password: '', code: '000000' },
  errors: { code: 'two_factor_code_invalid' },
});
export const Confirming: Story = inState('confirming', { setup, form: { password: '', code: '492039' } });
export const RecoveryCodes: Story = inState('showingCodes', { codes });
export const TurnOff: Story = inState('turningOff');
export const TurningOff: Story = inState('disabling', { form: { password: 'mobility', code: '492039' } });
export const NotAvailable: Story = inState('unavailable');
export const RightToLeft: Story = { ...inState('scanning', { setup }), parameters: { locale: 'ar-AE' } };
