import type { MessageKey } from '@mobility/machines/messages';
import type { LoginRequest, RegisterRequest } from '@mobility/openapi';
import { useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { productName } from '../messages/product.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Tabs } from '../primitives/Tabs/Tabs.tsx';
import * as styles from './AuthDialog.css.ts';
import { LoginForm } from './LoginForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

export type AuthTab = 'login' | 'signup';
export type AuthDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  status: 'idle' | 'loggingIn' | 'registering';
  /** Default login. */
  initialTab?: AuthTab;
  /** What Sign Up proposes. Default rider. */
  initialRole?: RegisterRequest['role'];
  onLogin: (form: LoginRequest) => void;
  onRegister: (form: RegisterRequest) => void;
  /** A rule that the form does not meet; the form says so too. */
  onInvalid?: (message: MessageKey) => void;
  /** The server's answer to the last try. */
  problem?: string;
};

const words = {
  login: {
    title: `Sign in to ${productName}`,
    submit: 'Sign In',
    pending: 'Signing in...',
    question: 'Don’t have an account?',
    other: 'Sign Up',
  },
  signup: {
    title: 'Create your account',
    submit: 'Create Account',
    pending: 'Creating account...',
    question: 'Already have an account?',
    other: 'Login',
  },
} as const;
const opposite = { login: 'signup', signup: 'login' } as const;

/** The tab, which starts afresh each time the dialog opens, and the tab whose answer `problem` is. */
const useTab = (isOpen: boolean, initialTab: AuthTab) => {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [tab, setTab] = useState(initialTab);
  const [submitted, setSubmitted] = useState<AuthTab | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setSubmitted(null);
    if (isOpen) setTab(initialTab);
  }
  const select = (next: AuthTab) => {
    setTab(next);
    setSubmitted(null);
  };
  return { tab, select, isAnswered: submitted === tab, markSubmitted: () => setSubmitted(tab) };
};

type FootProps = { tab: AuthTab; formId: string; isPending: boolean; onSwitch: () => void };

const Foot = ({ tab, formId, isPending, onSwitch }: FootProps) => {
  const { submit, pending, question, other } = words[tab];
  return (
    <>
      <Button type="submit" form={formId} variant="primary" size="large" fullWidth isPending={isPending}>
        {isPending ? pending : submit}
      </Button>
      <p className={styles.other}>
        {question}{' '}
        <AriaButton className={styles.otherLink} onPress={onSwitch}>
          {other}
        </AriaButton>
      </p>
    </>
  );
};

/** Signing in and signing up. Switching between them clears the form; the app closes it on success. */
export const AuthDialog = (props: AuthDialogProps) => {
  const { isOpen, onClose, status, initialTab = 'login', initialRole = 'rider', onInvalid } = props;
  const { tab, select, isAnswered, markSubmitted } = useTab(isOpen, initialTab);
  const formId = useId();
  const isPending = status !== 'idle';
  const shared = { id: formId, isPending, onInvalid, problem: isAnswered ? props.problem : undefined };
  const login = (form: LoginRequest) => {
    markSubmitted();
    props.onLogin(form);
  };
  const register = (form: RegisterRequest) => {
    markSubmitted();
    props.onRegister(form);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words[tab].title}
      width={448}
      footer={<Foot tab={tab} formId={formId} isPending={isPending} onSwitch={() => select(opposite[tab])} />}
    >
      <Tabs
        label="Account"
        look="segment"
        className={styles.tabs}
        selected={tab}
        onSelect={select}
        tabs={[
          { id: 'login', label: 'Login', content: <LoginForm {...shared} onSubmit={login} /> },
          {
            id: 'signup',
            label: 'Sign Up',
            content: <SignUpForm {...shared} initialRole={initialRole} onSubmit={register} />,
          },
        ]}
      />
    </Dialog>
  );
};
