import { userActionError } from '@mobility/machines/user-action-error';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useText } from '../../../intl/use-text.ts';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';

/** Shown in place of a dialog about a user who could not be read. */
export const UserMissing = ({ error, onClose }: { error: unknown; onClose: () => void }) => {
  const t = useText(adminUsers);
  const { errorText } = useSentences();
  return (
    <Dialog isOpen onClose={onClose} title={t('viewDetails')}>
      <Notice tone="critical">{errorText(userActionError('admin.userUnread', error))}</Notice>
    </Dialog>
  );
};
