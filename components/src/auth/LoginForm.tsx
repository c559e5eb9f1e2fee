import { auth } from '../intl/generated/en-US/auth.ts';
import { useText } from '../intl/use-text.ts';
import { PasswordField } from '../primitives/PasswordField/PasswordField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type SignInViewProps, useAuthField } from './auth-fields.ts';
import { EmailField } from './EmailField.tsx';

/** E-mail and password. */
export const LoginForm = ({ id, ...machine }: SignInViewProps & { id: string }) => {
  const t = useText(auth);
  const field = useAuthField(machine);
  return (
    <AuthForm id={id} {...machine}>
      <EmailField {...machine} />
      <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
    </AuthForm>
  );
};
