import { adminMissing } from '../../intl/generated/en-US/admin-missing.ts';
import { useText } from '../../intl/use-text.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';

export type MissingProps = {
  what: 'ride' | 'dispute' | 'email' | 'unpaid' | 'user';
  /** It could not be read; otherwise it does not exist. */
  isUnread?: boolean;
  onClose: () => void;
};

/** Shown in place of what an address names and is not there. */
export const Missing = ({ what, isUnread = false, onClose }: MissingProps) => {
  const t = useText(adminMissing);
  return (
    <Dialog isOpen onClose={onClose} title={t(what)}>
      <Notice tone="critical">{t(`${what}${isUnread ? 'Unread' : 'Missing'}`)}</Notice>
    </Dialog>
  );
};
