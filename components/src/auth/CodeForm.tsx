import { type FormEvent, useId } from 'react';
import { auth } from '../intl/generated/en-US/auth.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import { useSelectWrong } from '../primitives/TextField/use-select-wrong.ts';
import { useErrorText } from '../provider/use-failure.ts';
import type { SignInViewProps } from './auth-fields.ts';
import * as styles from './SignInView.css.ts';

const codeLength = 32;

/** The dialog that asks for the code of an authenticator app, after the password was right. */
export const CodeForm = ({ snapshot, send }: SignInViewProps) => {
  const t = useText(auth);
  const formId = useId();
  const { code, error } = snapshot.context;
  const text = useErrorText(error);
  const isPending = snapshot.matches('submitting');
  const field = useSelectWrong(!isPending && error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'submit' });
  };
  return (
    <Dialog
      isOpen
      onClose={() => send({ type: 'close' })}
      title={t('codeTitle')}
      width={448}
      footer={
        <>
          <Button variant="primary" size="large" fullWidth type="submit" form={formId} isPending={isPending}>
            {t(isPending ? 'signingIn' : 'signIn')}
          </Button>
          <Button size="large" fullWidth isDisabled={isPending} onPress={() => send({ type: 'back' })}>
            {t('back')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p>{t('codeText')}</p>
        <TextField
          inputRef={field}
          label={t('code')}
          value={code ?? ''}
          onChange={(typed) => send({ type: 'changeCode', code: typed })}
          errorMessage={text}
          autoComplete="one-time-code"
          maxLength={codeLength}
          isRequired
          autoFocus
        />
      </form>
    </Dialog>
  );
};
