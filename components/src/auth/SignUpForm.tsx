import { isEasyToGuess } from '@mobility/machines/sign-in';
import { limits } from '@mobility/openapi/limits';
import Check from 'lucide-react/icons/check';
import { auth } from '../intl/generated/en-US/auth.ts';
import { useText } from '../intl/use-text.ts';
import { PasswordField } from '../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type SignInViewProps, useAuthField } from './auth-fields.ts';
import { EmailField } from './EmailField.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import * as styles from './SignInView.css.ts';

const { passwordMinLength } = limits.auth;

const PasswordHint = ({ password }: { password: string }) => {
  const t = useText(auth);
  const isMet = password.length >= passwordMinLength;
  if (isEasyToGuess(password)) return <span className={styles.hintWeak}>{t('easyPassword')}</span>;
  return (
    <span className={isMet ? styles.hintMet : styles.hint}>
      {isMet && <Check size={16} aria-hidden="true" />}
      {t('passwordHint', { count: passwordMinLength })}
    </span>
  );
};

/** A new account for a rider or a driver. */
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
