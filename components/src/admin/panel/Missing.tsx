import { adminMissing } from '../../intl/generated/en-US/admin-missing.ts';
import { adminUsers } from '../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../intl/use-text.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';

export type MissingProps = {
  what: 'ride' | 'dispute' | 'email' | 'unpaid' | 'user';
  /** It could not be read; otherwise it does not exist. */
  isUnread?: boolean;
  /** It exists, and this is why what the address asks for is not possible. */
  reason?: 'notDriver' | 'ownAccount' | 'escalated' | undefined;
  /** What the address asks for, which is the title then. */
  action?: 'lockAccount' | 'approveDriver' | 'sendBackTitle' | undefined;
  onClose: () => void;
};

/** Shown in place of what an address names and is not there, or is not possible. */
export const Missing = ({ what, isUnread = false, reason, action, onClose }: MissingProps) => {
  const t = useText(adminMissing);
  const tUser = useText(adminUsers);
  return (
    <Dialog isOpen onClose={onClose} title={action ? tUser(action) : t(what)}>
      <Notice tone="critical">
        {reason === 'ownAccount' ? tUser(reason) : t(reason ?? `${what}${isUnread ? 'Unread' : 'Missing'}`)}
      </Notice>
    </Dialog>
  );
};
