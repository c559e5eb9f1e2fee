import type { RestorePreview } from '@mobility/openapi';
import { restore } from '../../intl/generated/en-US/restore.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';

export type OwnAccountProps = { preview: RestorePreview | null; own?: string | undefined };

/** Warns an admin whose own account the restore removes, or makes the account of a user of another role. */
export const OwnAccount = ({ preview, own }: OwnAccountProps) => {
  const t = useText(restore);
  const change = preview?.role_changes.find(({ email, from }) => email === own && from === 'admin');
  if (!change) return null;
  return (
    <Notice tone="critical" isStatic>
      {t(change.to === null ? 'ownAccountRemoved' : 'ownRoleLost')}
    </Notice>
  );
};
