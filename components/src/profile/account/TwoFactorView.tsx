import { fieldLengths } from '@mobility/machines/sign-in';
import type { TwoFactorEvent, TwoFactorForm, TwoFactorSnapshot } from '@mobility/machines/two-factor';
import { type FormEvent, useId } from 'react';
import { account } from '../../intl/generated/en-US/account.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useFocusInvalid } from '../../primitives/Field/use-focus-invalid.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useErrorText } from '../../provider/use-failure.ts';
import * as styles from './Account.css.ts';
import { NotAvailable } from './NotAvailable.tsx';
import { QrCode } from './QrCode.tsx';
import { useIssueText } from './use-issue-text.ts';

export type TwoFactorViewProps = {
  snapshot: TwoFactorSnapshot;
  send(event: TwoFactorEvent): void;
  /** Saves the recovery codes as a file of the device. */
  onSaveCodes(codes: readonly string[]): void;
};

const codeLength = 32;
const step = (snapshot: TwoFactorSnapshot) => {
  if (snapshot.matches('turningOff') || snapshot.matches('disabling')) return 'turnOff';
  if (snapshot.matches('scanning') || snapshot.matches('confirming')) return 'turnOn';
  return snapshot.matches('showingCodes') ? 'done' : 'continue';
};

/** The dialog for two-factor authentication: password, QR code, recovery codes; or password and code to turn it off. */
export const TwoFactorView = (props: TwoFactorViewProps) => {
  const { snapshot, send } = props;
  const t = useText(account);
  const formId = useId();
  const action = step(snapshot);
  const isPending = ['starting', 'confirming', 'disabling'].includes(String(snapshot.value));
  const isUnavailable = snapshot.matches('unavailable');
  const submit = (
    <Button
      variant={action === 'turnOff' ? 'danger' : 'primary'}
      size="large"
      fullWidth
      type="submit"
      form={formId}
      isPending={isPending}
    >
      {t(action)}
    </Button>
  );
  return (
    <Dialog
      isOpen={!snapshot.matches('closed')}
      onClose={() => send({ type: 'close' })}
      title={t('twoFactor')}
      // The recovery codes are shown once: only Done ends the dialog.
      isDismissable={!isPending && action !== 'done'}
      footer={!isUnavailable && submit}
    >
      {isUnavailable ? <NotAvailable /> : <Form {...props} id={formId} action={action} />}
    </Dialog>
  );
};

type FormProps = TwoFactorViewProps & { id: string; action: ReturnType<typeof step> };

const Form = ({ id, action, snapshot, send, onSaveCodes }: FormProps) => {
  const t = useText(account);
  const { error, attempt, setup, codes } = snapshot.context;
  const text = useErrorText(error);
  const form = useFocusInvalid(attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'submit' });
  };
  const part = { snapshot, send };
  return (
    <form ref={form} id={id} className={styles.stack} onSubmit={submit} noValidate>
      {text && <Notice tone="critical">{text}</Notice>}
      {action === 'continue' && <p>{t('twoFactorStart')}</p>}
      {action === 'turnOff' && <p>{t('turnOffText')}</p>}
      {action === 'turnOn' && setup && (
        <>
          <p>{t('scanText')}</p>
          <QrCode text={setup.uri} label={t('qrCode')} />
          <p className={styles.hint}>
            {t('secretKey')}: <bdi className={styles.secret}>{setup.secret}</bdi>
          </p>
        </>
      )}
      {action === 'done' && <Codes codes={codes} onSave={() => onSaveCodes(codes)} />}
      {(action === 'continue' || action === 'turnOff') && <Password {...part} />}
      {(action === 'turnOn' || action === 'turnOff') && <Code {...part} />}
    </form>
  );
};

type FieldProps = Pick<TwoFactorViewProps, 'snapshot' | 'send'>;

const useField = ({ snapshot, send }: FieldProps) => {
  const issueText = useIssueText();
  const { form, errors } = snapshot.context;
  return (name: keyof TwoFactorForm) => ({
    value: form[name],
    onChange: (typed: string) => send({ type: 'change', change: { [name]: typed } }),
    errorMessage: errors[name] && issueText(errors[name]),
    isRequired: true,
  });
};

const Password = (props: FieldProps) => (
  <PasswordField
    {...useField(props)('password')}
    label={useText(account)('password')}
    autoComplete="current-password"
    maxLength={fieldLengths.password}
  />
);

const Code = (props: FieldProps) => (
  <TextField
    {...useField(props)('code')}
    label={useText(account)('code')}
    autoComplete="one-time-code"
    maxLength={codeLength}
  />
);

const Codes = ({ codes, onSave }: { codes: readonly string[]; onSave: () => void }) => {
  const t = useText(account);
  return (
    <>
      <p>{t('codesText')}</p>
      <ul className={styles.codes} aria-label={t('recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>
            <bdi>{code}</bdi>
          </li>
        ))}
      </ul>
      <div>
        <Button onPress={onSave}>{t('saveCodes')}</Button>
      </div>
    </>
  );
};
