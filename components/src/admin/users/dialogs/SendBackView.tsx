import type { User } from '@mobility/openapi';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { UserDialog } from './UserDialog.tsx';

/** As the contract allows. */
const longestReason = 500;

export type SendBackViewProps = {
  user: User;
  reason: string;
  /** What is wrong with the reason. */
  reasonError?: string | undefined;
  isPending: boolean;
  /** Why the last attempt failed. */
  error?: string | undefined;
  onReason: (reason: string) => void;
  onSend: () => void;
  onClose: () => void;
};

/** Asks why the profile of a driver is sent back. */
export const SendBackView = (props: SendBackViewProps) => {
  const { reason, reasonError, onReason, onSend, ...dialog } = props;
  const t = useText(adminUsers);
  return (
    <UserDialog {...dialog} title={t('sendBackTitle')} confirm={t('sendBack')} onConfirm={onSend}>
      <TextArea
        label={t('sendBackReason')}
        description={t('sendBackHint')}
        value={reason}
        onChange={onReason}
        errorMessage={reasonError}
        maxLength={longestReason}
        rows={3}
        isDisabled={dialog.isPending}
        autoFocus
      />
    </UserDialog>
  );
};
