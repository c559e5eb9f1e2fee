import { adminAudit } from '../../intl/generated/en-US/admin-audit.ts';
import { useText } from '../../intl/use-text.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';

export type EntryMissingProps = {
  /** Why the entry could not be read; null where it does not exist. */
  error: unknown;
  onClose: () => void;
};

/** Shown in place of an entry of the audit trail that is not there. */
export const EntryMissing = ({ error, onClose }: EntryMissingProps) => {
  const t = useText(adminAudit);
  return (
    <Dialog isOpen onClose={onClose} title={t('entry')}>
      <Notice tone="critical">{t(error ? 'entryUnread' : 'entryMissing')}</Notice>
    </Dialog>
  );
};
