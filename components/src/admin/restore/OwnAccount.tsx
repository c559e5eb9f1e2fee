import type { RestorePreview } from '@mobility/openapi';
import { restore } from '../../intl/generated/en-US/restore.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { hasOtherId } from './has-other-id.ts';

export type OwnAccountProps = { preview: RestorePreview | null; own?: string | undefined };

/**
 * The backup has the account under another id. The session goes on with it, unless signing in takes more than the password
 * there.
 */
const Moved = ({ needsCode }: { needsCode: boolean }) => {
  const t = useText(restore);
  return (
    <Notice tone={needsCode ? 'caution' : 'info'} isStatic>
      {t(needsCode ? 'ownAccountNeedsCode' : 'ownAccountMoved')}
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
  const needsCode = preview?.two_factor_changes?.some(({ email, enabled }) => email === own && enabled);
  if (!change && !isLocked) return hasMoved ? <Moved needsCode={needsCode === true} /> : null;
  const lost = change?.to === null ? 'ownAccountRemoved' : 'ownRoleLost';
  return (
    <Notice tone="critical" isStatic>
      {t(change ? lost : 'ownAccountLocked')}
    </Notice>
  );
};
