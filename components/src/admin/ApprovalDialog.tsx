import type { User } from '@mobility/openapi';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';

type ApprovalDialogProps = {
  /** The driver to decide on; null closes. */
  user: User | null;
  onClose(): void;
  onConfirm(user: User, isApproved: boolean): void;
};

/** Asks before a driver is approved, or loses the approval. */
export function ApprovalDialog({ user, onClose, onConfirm }: ApprovalDialogProps) {
  if (!user) return null;
  const approves = !user.is_approved;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={approves ? 'Approve driver' : 'Revoke approval'}
      footer={
        <>
          <Button
            variant={approves ? 'primary' : 'danger'}
            fullWidth
            autoFocus
            onPress={() => onConfirm(user, approves)}
          >
            {approves ? 'Approve' : 'Revoke'}
          </Button>
          <Button fullWidth onPress={onClose}>
            Keep as it is
          </Button>
        </>
      }
    >
      <p>
        <b>{user.name}</b> ({user.email}){' '}
        {approves
          ? 'will be told and can go online and take rides.'
          : 'will be told and can no longer go online.'}
      </p>
    </Dialog>
  );
}
