import { isEasyToGuess } from '@mobility/machines/sign-in';
import { limits } from '@mobility/openapi/limits';
import Check from 'lucide-react/icons/check';
import { auth } from '../intl/generated/en-US/auth.ts';
import { useText } from '../intl/use-text.ts';
import * as styles from './SignInView.css.ts';

const { passwordMinLength } = limits.auth;

/** How long a new password must be, or that it is easy to guess. */
export const PasswordHint = ({ password }: { password: string }) => {
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
