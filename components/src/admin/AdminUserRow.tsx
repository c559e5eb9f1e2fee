import type { Role, User } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { useFormats } from '../format/use-formats.ts';
import { admin } from '../intl/generated/en-US/admin.ts';
import { useText } from '../intl/use-text.ts';
import { Avatar } from '../primitives/Avatar/Avatar.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import * as styles from './AdminUsers.css.ts';

const roles: readonly Role[] = ['rider', 'driver', 'admin'];

export type AdminUserRowProps = {
  user: User;
  /** The driver whose approval is being changed. */
  approvingId: string | null;
  /** Asks for confirmation before the approval changes. */
  onAsk: (user: User) => void;
};

/** The role, unless this version does not know it. */
const knownRole = ({ role }: User): Role | undefined => roles.find((known) => known === role);

/** One user: name, role and status, and for drivers the approval. */
export const AdminUserRow = ({ user, approvingId, onAsk }: AdminUserRowProps) => {
  const t = useText(admin);
  const formats = useFormats();
  const role = knownRole(user);
  const cell = (className: string, children: ReactNode) => (
    // biome-ignore lint/a11y/noRedundantRoles: a table cell displayed as a block loses its role
    <td role="cell" className={`${styles.td} ${role ? styles.roleCell[role] : ''} ${className}`}>
      {children}
    </td>
  );
  const rating = user.rating ?? limits.rating.default;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a table row displayed as a grid loses its role
    <tr role="row" className={`${styles.row} ${role ? styles.roleRow[role] : ''}`}>
      {cell(`${styles.nameCell} ${role ? styles.roleMark[role] : ''}`, <Name user={user} />)}
      {cell(styles.email, <bdi>{user.email}</bdi>)}
      {cell(styles.rating, formats.rating(rating))}
      {cell(styles.rides, <Named name={t('rides')}>{formats.number(user.total_rides ?? 0)}</Named>)}
      {cell(styles.status, <State user={user} />)}
      {cell(styles.joined, formats.date(user.created_at))}
      {cell(styles.approval, <Approval user={user} />)}
      {cell(
        styles.action,
        user.is_approved != null && user.role === 'driver' && (
          <ApprovalButton user={user} isPending={approvingId === user.id} onPress={() => onAsk(user)} />
        ),
      )}
    </tr>
  );
};

type ApprovalButtonProps = { user: User; isPending: boolean; onPress: () => void };

const ApprovalButton = ({ user: { name, is_approved }, isPending, onPress }: ApprovalButtonProps) => {
  const t = useText(admin);
  return (
    <Button
      className={styles.approve}
      size="small"
      variant={is_approved ? 'danger' : 'secondary'}
      isPending={isPending}
      onPress={onPress}
      aria-label={is_approved ? t('revokeUser', { name }) : t('approveUser', { name })}
    >
      {is_approved ? t('revoke') : t('approve')}
    </Button>
  );
};

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    {children} <span className={styles.onPhone}>{name}</span>
  </>
);

const Name = ({ user }: { user: User }) => {
  const t = useText(admin);
  const role = knownRole(user);
  return (
    <div className={styles.name}>
      <span className={styles.avatar}>
        <Avatar id={user.id} name={user.name} size={24} />
      </span>
      <span className={styles.nameWords}>
        <span className={user.is_active ? styles.nameText : `${styles.nameText} ${styles.locked}`}>
          <bdi>{user.name}</bdi>
        </span>
        <span className={`${styles.role} ${role ? styles.roleWord[role] : ''}`}>
          {role ? t(role) : user.role}
        </span>
      </span>
    </div>
  );
};

const State = ({ user }: { user: User }) => {
  const t = useText(admin);
  return (
    <>
      <span className={styles.state} data-on={user.is_online || undefined}>
        <span className={styles.dot} />
        {user.is_online ? t('on') : t('off')}
      </span>{' '}
      {!user.is_active && (
        <Badge tone="critical" icon={<Lock size={12} aria-hidden />}>
          {t('locked')}
        </Badge>
      )}
    </>
  );
};

const Approval = ({ user }: { user: User }) => {
  const t = useText(admin);
  if (user.role !== 'driver') return null;
  if (user.is_approved == null) return <span className={styles.small}>{t('noVehicle')}</span>;
  return user.is_approved ? (
    <Badge tone="positive" icon={<CircleCheck size={16} aria-hidden />}>
      {t('approved')}
    </Badge>
  ) : (
    <Badge tone="caution" icon={<Clock size={16} aria-hidden />}>
      {t('pendingReview')}
    </Badge>
  );
};
