import type { User } from '@mobility/openapi';
import Clock from 'lucide-react/icons/clock';
import Lock from 'lucide-react/icons/lock';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useFormats } from '../../format/use-formats.ts';
import { adminUsers } from '../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import * as styles from './Users.css.ts';
import { isWaiting } from './user-filters.ts';

type UserStatesProps = {
  user: User;
  /** Whether another place says that the driver waits for approval. */
  hideApproval?: boolean;
};

/** Whether a user is online, what keeps the user from signing in or driving, and when the account is deleted. */
export const UserStates = ({ user, hideApproval = false }: UserStatesProps) => {
  const t = useText(adminUsers);
  const { date } = useFormats();
  return (
    <span className={styles.states} data-leaving={user.deletion_due_at ? true : undefined}>
      <span className={styles.state} data-on={user.is_online || undefined}>
        <span className={styles.dot} />
        {user.is_online ? t('on') : t('off')}
      </span>
      {!user.is_active && (
        <Badge tone="critical" icon={<Lock size={12} aria-hidden />}>
          {t('locked')}
        </Badge>
      )}
      {isWaiting(user) && !hideApproval && (
        <Badge tone="caution" icon={<Clock size={12} aria-hidden />}>
          {t('pendingReview')}
        </Badge>
      )}
      {user.is_sent_back && !hideApproval && (
        <Badge tone="caution" icon={<Undo2 size={12} aria-hidden />}>
          {t('sentBack')}
        </Badge>
      )}
      {user.deletion_due_at && (
        <Badge tone="critical" icon={<Trash2 size={12} aria-hidden />}>
          {t('toBeDeleted', { date: date(user.deletion_due_at) })}
        </Badge>
      )}
    </span>
  );
};
