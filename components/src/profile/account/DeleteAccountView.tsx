import type { DeleteAccountEvent, DeleteAccountSnapshot } from '@mobility/machines/delete-account';
import { fieldLengths } from '@mobility/machines/sign-in';
import { limits } from '@mobility/openapi/limits';
import { type FormEvent, useId } from 'react';
import { account } from '../../intl/generated/en-US/account.ts';
import { rich } from '../../intl/rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useFocusInvalid } from '../../primitives/Field/use-focus-invalid.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useErrorText } from '../../provider/use-failure.ts';
import * as styles from './Account.css.ts';
import { NotAvailable } from './NotAvailable.tsx';
import { useIssueText } from './use-issue-text.ts';

export type DeleteAccountViewProps = {
  snapshot: DeleteAccountSnapshot;
  send(event: DeleteAccountEvent): void;
};

const graceInDays = limits.auth.deletionGrace / 86_400_000;

/** The dialog that deletes the account: what it means, the words that give up a balance, and the password. */
export const DeleteAccountView = ({ snapshot, send }: DeleteAccountViewProps) => {
  const t = useText(account);
  const formId = useId();
  const isDeleting = snapshot.matches('deleting');
  const isUnavailable = snapshot.matches('unavailable');
  const submit = (
    <Button variant="danger" size="large" fullWidth type="submit" form={formId} isPending={isDeleting}>
      {t('deleteAccount')}
    </Button>
  );
  return (
    <Dialog
      isOpen={!snapshot.matches('closed')}
      onClose={() => send({ type: 'close' })}
      title={t('deleteAccount')}
      isDismissable={!isDeleting}
      footer={!isUnavailable && submit}
    >
      {isUnavailable ? <NotAvailable /> : <Form id={formId} snapshot={snapshot} send={send} />}
    </Dialog>
  );
};

const Form = ({ id, snapshot, send }: DeleteAccountViewProps & { id: string }) => {
  const t = useText(account);
  const issueText = useIssueText();
  const { password, errors, error, attempt } = snapshot.context;
  const text = useErrorText(error);
  const formRef = useFocusInvalid(attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'deleteAccount' });
  };
  return (
    <form ref={formRef} id={id} className={styles.stack} onSubmit={submit} noValidate>
      {text && <Notice tone="critical">{text}</Notice>}
      <p>{t('deleteText', { days: graceInDays })}</p>
      <Waiver snapshot={snapshot} send={send} />
      <PasswordField
        label={t('password')}
        value={password}
        onChange={(typed) => send({ type: 'change', change: { password: typed } })}
        errorMessage={errors.password && issueText(errors.password)}
        autoComplete="current-password"
        maxLength={fieldLengths.password}
        isRequired
      />
    </form>
  );
};

/** A positive balance would be lost: the user gives it up in words. */
const Waiver = ({ snapshot, send }: DeleteAccountViewProps) => {
  const t = useText(account);
  const issueText = useIssueText();
  const { balance, waiver, errors } = snapshot.context;
  if (!balance) return null;
  return (
    <>
      <Notice tone="caution">
        <p>{rich((slot) => t('balanceLost', { amount: slot(<Money amount={balance.amount} />) }))}</p>
      </Notice>
      <TextField
        label={t('waiverLabel', { words: balance.words })}
        value={waiver}
        onChange={(typed) => send({ type: 'change', change: { waiver: typed } })}
        errorMessage={errors.waiver && issueText(errors.waiver)}
        autoComplete="off"
        isRequired
      />
    </>
  );
};
