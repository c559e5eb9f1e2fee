import type { RestorePreview } from '@mobility/openapi';
import { restore } from '../../intl/generated/en-US/restore.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';

export type OwnAccountProps = { preview: RestorePreview | null; own?: string | undefined };

/** Warns an admin whose own account the restore removes, locks or gives another role. */
export const OwnAccount = ({ preview, own }: OwnAccountProps) => {
  const t = useText(restore);
  const change = preview?.role_changes.find(
    ({ email, from, to }) => email === own && from === 'admin' && to !== 'admin',
  );
  const isLocked = preview?.lock_changes?.some(({ email, locked }) => email === own && locked);
  if (!change && !isLocked) return null;
  const lost = change?.to === null ? 'ownAccountRemoved' : 'ownRoleLost';
  return (
    <Notice tone="critical" isStatic>
      {t(change ? lost : 'ownAccountLocked')}
    </Notice>
  );
};
