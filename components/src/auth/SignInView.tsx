import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { auth } from '../intl/generated/en-US/auth.ts';
import { productName } from '../intl/product-name.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Tabs } from '../primitives/Tabs/Tabs.tsx';
import type { SignInViewProps } from './auth-fields.ts';
import { CodeForm } from './CodeForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import * as styles from './SignInView.css.ts';
import { SignUpForm } from './SignUpForm.tsx';

const texts = {
  login: { submit: 'signIn', pending: 'signingIn', question: 'noAccount', other: 'signUp' },
  signup: { submit: 'createAccount', pending: 'creatingAccount', question: 'haveAccount', other: 'login' },
} as const;
const otherTab = { login: 'signup', signup: 'login' } as const;

const Footer = ({ snapshot, send, formId }: SignInViewProps & { formId: string }) => {
  const t = useText(auth);
  const { tab } = snapshot.context;
  const isPending = snapshot.matches('submitting');
  const { submit, pending, question, other } = texts[tab];
  return (
    <>
      <Button type="submit" form={formId} variant="primary" size="large" fullWidth isPending={isPending}>
        {t(isPending ? pending : submit)}
      </Button>
      <p className={styles.other}>
        {t(question)}{' '}
        <AriaButton
          className={styles.otherLink}
          onPress={() => send({ type: 'chooseTab', tab: otherTab[tab] })}
        >
          {t(other)}
        </AriaButton>
      </p>
    </>
  );
};

/** The dialog to sign in or sign up. Switching between the two clears the form. */
export const SignInView = ({ onForgot, ...machine }: SignInViewProps & { onForgot?: () => void }) => {
  const { snapshot, send } = machine;
  const { tab, code } = snapshot.context;
  const t = useText(auth);
  const formId = useId();
  if (code !== null) return <CodeForm {...machine} />;
  return (
    <Dialog
      isOpen
      onClose={() => send({ type: 'close' })}
      title={tab === 'login' ? t('loginTitle', { product: productName }) : t('signupTitle')}
      width={448}
      footer={<Footer {...machine} formId={formId} />}
    >
      <Tabs
        label={t('account')}
        look="segment"
        className={styles.tabs}
        selected={tab}
        onSelect={(next) => send({ type: 'chooseTab', tab: next })}
        tabs={[
          {
            id: 'login',
            label: t('login'),
            content: <LoginForm {...machine} id={formId} onForgot={onForgot} />,
          },
          { id: 'signup', label: t('signUp'), content: <SignUpForm {...machine} id={formId} /> },
        ]}
      />
    </Dialog>
  );
};
