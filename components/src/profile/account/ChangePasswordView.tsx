import type {
  ChangePasswordEvent,
  ChangePasswordSnapshot,
  PasswordForm,
} from '@mobility/machines/change-password';
import { fieldLengths } from '@mobility/machines/sign-in';
import { type FormEvent, useId } from 'react';
import { PasswordHint } from '../../auth/PasswordHint.tsx';
import { account } from '../../intl/generated/en-US/account.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useFocusInvalid } from '../../primitives/Field/use-focus-invalid.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { useErrorText } from '../../provider/use-failure.ts';
import * as styles from './Account.css.ts';
import { NotAvailable } from './NotAvailable.tsx';
import { useIssueText } from './use-issue-text.ts';

export type ChangePasswordViewProps = {
  snapshot: ChangePasswordSnapshot;
  send(event: ChangePasswordEvent): void;
};

/** The dialog that changes the password: the current one, and the new one twice. */
export const ChangePasswordView = ({ snapshot, send }: ChangePasswordViewProps) => {
  const t = useText(account);
  const formId = useId();
  const isSaving = snapshot.matches('saving');
  const isUnavailable = snapshot.matches('unavailable');
  const submit = (
    <Button variant="primary" size="large" fullWidth type="submit" form={formId} isPending={isSaving}>
      {t('changePassword')}
    </Button>
  );
  return (
    <Dialog
      isOpen={!snapshot.matches('closed')}
      onClose={() => send({ type: 'close' })}
      title={t('changePassword')}
      isDismissable={!isSaving}
      footer={!isUnavailable && submit}
    >
      {isUnavailable ? <NotAvailable /> : <Form id={formId} snapshot={snapshot} send={send} />}
    </Dialog>
  );
};

const Form = ({ id, snapshot, send }: ChangePasswordViewProps & { id: string }) => {
  const t = useText(account);
  const issueText = useIssueText();
  const { form, errors, error, attempt } = snapshot.context;
  const text = useErrorText(error);
  const formRef = useFocusInvalid(attempt);
  const field = (name: keyof PasswordForm) => ({
    value: form[name],
    onChange: (value: string) => send({ type: 'change', change: { [name]: value } }),
    errorMessage: errors[name] && issueText(errors[name]),
    maxLength: fieldLengths.password,
    isRequired: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'changePassword' });
  };
  return (
    <form ref={formRef} id={id} className={styles.stack} onSubmit={submit} noValidate>
      {text && <Notice tone="critical">{text}</Notice>}
      <PasswordField {...field('current')} label={t('currentPassword')} autoComplete="current-password" />
      <PasswordField
        {...field('next')}
        label={t('newPassword')}
        autoComplete="new-password"
        description={<PasswordHint password={form.next} />}
      />
      <PasswordField {...field('confirmation')} label={t('repeatPassword')} autoComplete="new-password" />
    </form>
  );
};
