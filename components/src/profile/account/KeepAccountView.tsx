import type { Timestamp } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { account } from '../../intl/generated/en-US/account.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as styles from './Account.css.ts';

export type KeepAccountViewProps = {
  dueAt: Timestamp;
  isPending: boolean;
  /** Why the account could not be kept. */
  error?: string;
  onKeep(): void;
  onSignOut(): void;
};

const ignore = (): void => undefined;

/** The dialog after a sign-in to an account that is about to be deleted: keep it, or sign out. */
export const KeepAccountView = ({ dueAt, isPending, error, onKeep, onSignOut }: KeepAccountViewProps) => {
  const t = useText(account);
  const { longDate } = useFormats();
  return (
    <Dialog
      isOpen
      onClose={ignore}
      isDismissable={false}
      role="alertdialog"
      title={t('keepTitle')}
      footer={
        <>
          <Button variant="primary" size="large" fullWidth isPending={isPending} onPress={onKeep}>
            {t('keep')}
          </Button>
          <Button size="large" fullWidth isDisabled={isPending} onPress={onSignOut}>
            {t('signOut')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {error && <Notice tone="critical">{error}</Notice>}
        <p>{t('keepText', { date: longDate(dueAt) })}</p>
      </div>
    </Dialog>
  );
};
