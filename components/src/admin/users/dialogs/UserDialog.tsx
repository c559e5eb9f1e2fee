import type { User } from '@mobility/openapi';
import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import { common } from '../../../intl/generated/en-US/common.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button, type ButtonLook } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import * as styles from './UserDialog.css.ts';

export type UserDialogProps = {
  title: string;
  /** The user that the dialog is about. */
  user: Pick<User, 'name' | 'email'>;
  /** The text of the button that confirms. */
  confirm: string;
  variant?: ButtonLook['variant'];
  role?: 'alertdialog';
  isPending: boolean;
  /** Nothing can be confirmed at the moment. */
  isDisabled?: boolean;
  /** Why the last attempt failed. */
  error?: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog about one user: fields or a question, an error, and two buttons. It stays open while it waits. */
export const UserDialog = (props: UserDialogProps) => {
  const {
    title,
    user,
    confirm,
    variant = 'primary',
    role,
    isPending,
    isDisabled,
    error,
    onConfirm,
    onClose,
  } = props;
  const t = useText(common);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog
      isOpen
      role={role}
      onClose={onClose}
      isDismissable={!isPending}
      title={title}
      subtitle={
        <>
          <bdi>{user.name}</bdi> · <bdi>{user.email}</bdi>
        </>
      }
      footer={
        <div className={styles.buttons}>
          <Button fullWidth isDisabled={isPending} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant={variant} fullWidth {...{ isPending, isDisabled }}>
            {confirm}
          </Button>
        </div>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        {error && <Notice tone="critical">{error}</Notice>}
        {props.children}
      </form>
    </Dialog>
  );
};
