import type { ForgotPasswordEvent, ForgotPasswordSnapshot } from '@mobility/machines/forgot-password';
import { fieldLengths } from '@mobility/machines/sign-in';
import { type FormEvent, useId } from 'react';
import { auth } from '../intl/generated/en-US/auth.ts';
import { useSentences } from '../intl/use-sentences.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import { useErrorText } from '../provider/use-failure.ts';
import * as styles from './SignInView.css.ts';

export type ForgotPasswordViewProps = {
  snapshot: ForgotPasswordSnapshot;
  send(event: ForgotPasswordEvent): void;
};

/** The dialog that asks for a link to set a new password. */
export const ForgotPasswordView = ({ snapshot, send }: ForgotPasswordViewProps) => {
  const t = useText(auth);
  const formId = useId();
  const isSent = snapshot.matches('sent');
  const isSending = snapshot.matches('sending');
  const back = (
    <Button size="large" fullWidth onPress={() => send({ type: 'back' })}>
      {t('backToSignIn')}
    </Button>
  );
  const submit = (
    <Button variant="primary" size="large" fullWidth type="submit" form={formId} isPending={isSending}>
      {t(isSending ? 'sendingLink' : 'sendLink')}
    </Button>
  );
  const isOver = isSent || snapshot.matches('unavailable');
  return (
    <Dialog
      isOpen
      onClose={() => send({ type: 'close' })}
      title={t('forgotTitle')}
      width={448}
      footer={
        <>
          {!isOver && submit}
          {back}
        </>
      }
    >
      {isOver ? (
        <div role="status">
          <Notice tone={isSent ? 'positive' : 'info'}>{t(isSent ? 'linkSent' : 'resetUnavailable')}</Notice>
        </div>
      ) : (
        <Form id={formId} snapshot={snapshot} send={send} />
      )}
    </Dialog>
  );
};

const Form = ({ id, snapshot, send }: ForgotPasswordViewProps & { id: string }) => {
  const t = useText(auth);
  const { sentence } = useSentences();
  const { email, issue, error } = snapshot.context;
  const text = useErrorText(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'requestPasswordReset' });
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {text && <Notice tone="critical">{text}</Notice>}
      <p>{t('forgotText')}</p>
      <TextField
        label={t('email')}
        value={email}
        onChange={(typed) => send({ type: 'change', email: typed })}
        errorMessage={issue ? sentence(issue) : undefined}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={fieldLengths.email}
        isRequired
      />
    </form>
  );
};
