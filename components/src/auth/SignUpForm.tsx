import { auth } from '../intl/generated/en-US/auth.ts';
import { useText } from '../intl/use-text.ts';
import { PasswordField } from '../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type SignInViewProps, useAuthField } from './auth-fields.ts';
import { EmailField } from './EmailField.tsx';
import { PasswordHint } from './PasswordHint.tsx';
import { RoleChoice } from './RoleChoice.tsx';

/** The sign-up form for a rider or a driver. */
export const SignUpForm = ({ id, ...machine }: SignInViewProps & { id: string }) => {
  const t = useText(auth);
  const field = useAuthField(machine);
  const { form } = machine.snapshot.context;
  return (
    <AuthForm id={id} {...machine}>
      <TextField {...field('name')} label={t('fullName')} autoComplete="name" />
      <EmailField {...machine} />
      <TextField
        {...field('phone')}
        label={t('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={t('phoneExample')}
      />
      <RoleChoice value={form.role} onChange={(role) => machine.send({ type: 'change', change: { role } })} />
      <PasswordField
        {...field('password')}
        label={t('password')}
        autoComplete="new-password"
        description={<PasswordHint password={form.password} />}
      />
    </AuthForm>
  );
};
