import type { User } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { formatDate } from '../format/index.ts';
import { Avatar } from '../primitives/Avatar/Avatar.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import * as styles from './AdminUsers.css.ts';

type AdminUserRowProps = { user: User; approvingId: string | null; onAsk(user: User): void };

const roleWords = { rider: 'Rider', driver: 'Driver', admin: 'Admin' } as const;

/** One user: name, role and standing, and for drivers the approval. */
export function AdminUserRow({ user, approvingId, onAsk }: AdminUserRowProps) {
  const cell = (className: string, children: ReactNode) => (
    // biome-ignore lint/a11y/noRedundantRoles: a cell laid out as a block loses its own role
    <td role="cell" className={`${styles.td} ${styles.roleCell[user.role]} ${className}`}>
      {children}
    </td>
  );
  const rating = user.rating ?? limits.rating.default;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a row laid out as a grid loses its own role
    <tr role="row" className={`${styles.row} ${styles.roleRow[user.role]}`}>
      {cell(`${styles.nameCell} ${styles.roleMark[user.role]}`, <Name user={user} />)}
      {cell(styles.email, user.email)}
      {cell(styles.rating, rating.toFixed(1))}
      {cell(styles.rides, <Named name="rides">{(user.total_rides ?? 0).toLocaleString('en-US')}</Named>)}
      {cell(styles.status, <State user={user} />)}
      {cell(styles.joined, formatDate(user.created_at))}
      {cell(styles.approval, <Approval user={user} />)}
      {cell(
        styles.action,
        user.is_approved != null && user.role === 'driver' && (
          <Button
            className={styles.approve}
            size="small"
            variant={user.is_approved ? 'danger' : 'secondary'}
            isPending={approvingId === user.id}
            onPress={() => onAsk(user)}
            aria-label={`${user.is_approved ? 'Revoke' : 'Approve'} ${user.name}`}
          >
            {user.is_approved ? 'Revoke' : 'Approve'}
          </Button>
        ),
      )}
    </tr>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      {children} <span className={styles.onPhone}>{name}</span>
    </>
  );
}

function Name({ user }: { user: User }) {
  return (
    <div className={styles.name}>
      <span className={styles.avatar}>
        <Avatar id={user.id} name={user.name} size={24} />
      </span>
      <span className={styles.nameWords}>
        <span className={user.is_active ? styles.nameText : `${styles.nameText} ${styles.locked}`}>
          {user.name}
        </span>
        <span className={`${styles.role} ${styles.roleWord[user.role]}`}>{roleWords[user.role]}</span>
      </span>
    </div>
  );
}

function State({ user }: { user: User }) {
  return (
    <>
      <span className={styles.state} data-on={user.is_online || undefined}>
        <span className={styles.dot} />
        {user.is_online ? 'ON' : 'OFF'}
      </span>{' '}
      {!user.is_active && (
        <Badge tone="critical" icon={<Lock size={12} aria-hidden />}>
          Locked
        </Badge>
      )}
    </>
  );
}

function Approval({ user }: { user: User }) {
  if (user.role !== 'driver') return null;
  if (user.is_approved == null) return <span className={styles.small}>No vehicle yet</span>;
  return user.is_approved ? (
    <Badge tone="positive" icon={<CircleCheck size={16} aria-hidden />}>
      Approved
    </Badge>
  ) : (
    <Badge tone="caution" icon={<Clock size={16} aria-hidden />}>
      Pending Review
    </Badge>
  );
}
