import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as styles from './Demo.css.ts';
import type { Email } from './OutboxView.tsx';

export type MailDialogProps = { email: Email; onClose: () => void };

/** One outgoing e-mail as it is sent. */
export const MailDialog = ({ email, onClose }: MailDialogProps) => (
  <Dialog
    isOpen
    width={560}
    onClose={onClose}
    title={<bdi>{email.subject}</bdi>}
    subtitle={<bdi>{email.recipient}</bdi>}
  >
    {email.failure && <Notice tone="critical">{email.failure}</Notice>}
    <p className={styles.letter} lang={email.language} dir="auto">
      {email.text}
    </p>
  </Dialog>
);
