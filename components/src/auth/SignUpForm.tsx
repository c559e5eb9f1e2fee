import { auth } from '../intl/generated/en-US/auth.ts';
import { useText } from '../intl/use-text.ts';
import { ErrorSummary } from '../primitives/ErrorSummary/ErrorSummary.tsx';
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
  const { form, attempt, invalid } = machine.snapshot.context;
  const labels = {
    name: t('fullName'),
    email: t('email'),
    phone: t('phoneNumber'),
    password: t('password'),
  };
  const wrong = (['name', 'email', 'phone', 'password'] as const).filter((name) => invalid?.issues[name]);
  const fields = wrong.map((name) => ({ name, label: labels[name] }));
  // One field to correct, which takes the focus itself.
  const isTaken = invalid?.issues.email === 'email_taken';
  return (
    <AuthForm id={id} {...machine} summary={!isTaken && <ErrorSummary fields={fields} attempts={attempt} />}>
      <TextField {...field('name')} label={labels.name} autoComplete="name" />
      <EmailField {...machine} />
      <TextField
        {...field('phone')}
        label={labels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={t('phoneExample')}
      />
      <RoleChoice value={form.role} onChange={(role) => machine.send({ type: 'change', change: { role } })} />
      <PasswordField
        {...field('password')}
        label={labels.password}
        autoComplete="new-password"
        description={<PasswordHint password={form.password} />}
      />
    </AuthForm>
  );
};
