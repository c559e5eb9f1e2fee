import type { User } from '@mobility/openapi';
import { admin } from '../intl/generated/en-US/admin.ts';
import { rich } from '../intl/rich.tsx';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';

export type ApprovalDialogProps = {
  /** The driver whose approval changes; null closes the dialog. */
  user: User | null;
  onClose: () => void;
  onConfirm: (user: User, isApproved: boolean) => void;
};

/** Asks for confirmation before a driver is approved or loses the approval. */
export const ApprovalDialog = ({ user, onClose, onConfirm }: ApprovalDialogProps) => {
  const t = useText(admin);
  if (!user) return null;
  const approves = !user.is_approved;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={approves ? t('approveDriver') : t('revokeApproval')}
      footer={
        <>
          <Button
            variant={approves ? 'primary' : 'danger'}
            fullWidth
            autoFocus
            onPress={() => onConfirm(user, approves)}
          >
            {approves ? t('approve') : t('revoke')}
          </Button>
          <Button fullWidth onPress={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <p>
        {rich((slot) =>
          t(approves ? 'approvalConsequence' : 'revocationConsequence', {
            user: slot(<b>{user.name}</b>),
            email: user.email,
          }),
        )}
      </p>
    </Dialog>
  );
};
