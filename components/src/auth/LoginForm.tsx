import { Button as AriaButton } from 'react-aria-components/Button';
import { auth } from '../intl/generated/en-US/auth.ts';
import { useSentences } from '../intl/use-sentences.ts';
import { useText } from '../intl/use-text.ts';
import { PasswordField } from '../primitives/PasswordField/PasswordField.tsx';
import { useSelectWrong } from '../primitives/TextField/use-select-wrong.ts';
import { AuthForm } from './AuthForm.tsx';
import { isWrongPassword, type SignInViewProps, useAuthField } from './auth-fields.ts';
import { EmailField } from './EmailField.tsx';
import * as styles from './SignInView.css.ts';

type LoginFormProps = SignInViewProps & {
  id: string;
  /** Opens the dialog for a forgotten password; without it there is no such button. */
  onForgot?: () => void;
};

/** The sign-in form: e-mail and password. */
export const LoginForm = ({ id, onForgot, ...machine }: LoginFormProps) => {
  const t = useText(auth);
  const field = useAuthField(machine);
  const { errorText } = useSentences();
  const { error } = machine.snapshot.context;
  const wrong = isWrongPassword(error) && !machine.snapshot.matches('submitting') ? error : null;
  const password = field('password');
  return (
    <AuthForm id={id} {...machine}>
      <EmailField {...machine} />
      <PasswordField
        {...password}
        errorMessage={wrong ? errorText(wrong) : password.errorMessage}
        inputRef={useSelectWrong(wrong)}
        label={t('password')}
        autoComplete="current-password"
      />
      {onForgot && (
        <div className={styles.forgot}>
          <AriaButton className={styles.otherLink} onPress={onForgot}>
            {t('forgotPassword')}
          </AriaButton>
        </div>
      )}
    </AuthForm>
  );
};
