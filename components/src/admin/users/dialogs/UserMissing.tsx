import { userActionError } from '@mobility/machines/user-action-error';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useText } from '../../../intl/use-text.ts';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { UserDialogName } from './use-user-dialog.ts';

export type UserMissingProps = {
  /** The dialog that was asked for. */
  name: UserDialogName;
  error: unknown;
  onClose: () => void;
};

const titles = {
  edit: 'editProfile',
  message: 'sendMessage',
  password: 'resetPassword',
  balance: 'balanceManagement',
  lock: 'lockAccount',
  approval: 'approveDriver',
  'send-back': 'sendBackTitle',
} as const satisfies Record<UserDialogName, string>;

/** Shown in place of a dialog about a user who could not be read. */
export const UserMissing = ({ name, error, onClose }: UserMissingProps) => {
  const t = useText(adminUsers);
  const { errorText } = useSentences();
  return (
    <Dialog isOpen onClose={onClose} title={t(titles[name])}>
      <Notice tone="critical">{errorText(userActionError('admin.userUnread', error))}</Notice>
    </Dialog>
  );
};
