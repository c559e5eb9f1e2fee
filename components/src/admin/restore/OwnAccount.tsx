import type { RestorePreview } from '@mobility/openapi';
import { restore } from '../../intl/generated/en-US/restore.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { hasOtherId } from './has-other-id.ts';

export type OwnAccountProps = { preview: RestorePreview | null; own?: string | undefined };

/** The backup has the account under another id, so that the session ends and the e-mail address and the password do not. */
const Moved = () => {
  const t = useText(restore);
  return (
    <Notice tone="caution" isStatic>
      {t('ownAccountMoved')}
    </Notice>
  );
};

/** Warns an admin whose own account the restore removes, locks, or gives another role or id. */
export const OwnAccount = ({ preview, own }: OwnAccountProps) => {
  const t = useText(restore);
  const change = preview?.role_changes.find(
    ({ email, from, to }) => email === own && from === 'admin' && to !== 'admin',
  );
  const isLocked = preview?.lock_changes?.some(({ email, locked }) => email === own && locked);
  const hasMoved = preview?.person_changes?.some((one) => one.from_email === own && hasOtherId(one));
  if (!change && !isLocked) return hasMoved ? <Moved /> : null;
  const lost = change?.to === null ? 'ownAccountRemoved' : 'ownRoleLost';
  return (
    <Notice tone="critical" isStatic>
      {t(change ? lost : 'ownAccountLocked')}
    </Notice>
  );
};
