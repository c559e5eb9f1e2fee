import type { User } from '@mobility/openapi';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { admin } from '../intl/generated/en-US/admin.ts';
import { useText } from '../intl/use-text.ts';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { onDemand, usePreload } from '../primitives/OnDemand/on-demand.tsx';
import { SearchField } from '../primitives/SearchField/SearchField.tsx';
import { SelectPlaceholder } from '../primitives/Select/SelectPlaceholder.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import * as styles from './AdminUsers.css.ts';
import { AdminUsersTable } from './AdminUsersTable.tsx';
import type { ApprovalDialogProps } from './ApprovalDialog.tsx';
import { findUsers, type RoleFilter } from './find-users.ts';
import type { RoleFilterSelectProps } from './RoleFilterSelect.tsx';

export type AdminUsersProps = {
  /** Null while they load. */
  users: readonly User[] | null;
  /** How many more users there are that could not be read. */
  unreadable?: number;
  /** The driver whose approval is being changed. */
  approvingId: string | null;
  onApproval: (user: User, isApproved: boolean) => void;
};

const ApprovalDialog = onDemand<ApprovalDialogProps>(
  () => import('./ApprovalDialog.tsx').then((module) => module.ApprovalDialog),
  { isWanted: ({ user }) => user !== null },
);

/** The filter starts with all roles. */
const AllRoles = () => <SelectPlaceholder choice={useText(admin)('allRoles')} />;
const RoleFilterSelect = onDemand<RoleFilterSelectProps>(
  () => import('./RoleFilterSelect.tsx').then((module) => module.RoleFilterSelect),
  { Placeholder: AllRoles },
);

/** The users with search and role filter; drivers who wait for approval come first. */
export const AdminUsers = ({ users, unreadable = 0, approvingId, onApproval }: AdminUsersProps) => {
  const t = useText(admin);
  const [search, setSearch] = useState('');
  const [role, setRole] = useState<RoleFilter>('all');
  const [asked, setAsked] = useState<User | null>(null);
  usePreload(ApprovalDialog);
  const found = findUsers(users ?? [], search, role);
  return (
    <section className={styles.panel} aria-labelledby="user-management">
      <div className={styles.head}>
        <h2 id="user-management" className={styles.title}>
          {t('userManagement')}
        </h2>
        <span className={styles.small} role="status">
          {users && unreadable === 0 && t('usersShown', { found: found.length, count: users.length })}
        </span>
      </div>
      <search className={styles.filters}>
        <SearchField
          label={t('searchUsers')}
          value={search}
          onChange={setSearch}
          placeholder={t('searchPlaceholder')}
        />
        <RoleFilterSelect role={role} onRole={setRole} />
      </search>
      {users === null && <Loading />}
      {unreadable > 0 && <Notice tone="caution">{t('usersUnreadable', { count: unreadable })}</Notice>}
      {found.length === 0 && users && (users.length > 0 || unreadable === 0) && (
        <EmptyState icon={<Users size={24} />} title={t('noUsersFound')} text={t('tryAnother')} />
      )}
      {found.length > 0 && <AdminUsersTable users={found} approvingId={approvingId} onAsk={setAsked} />}
      <ApprovalDialog
        user={asked}
        onClose={() => setAsked(null)}
        onConfirm={(user, isApproved) => {
          setAsked(null);
          onApproval(user, isApproved);
        }}
      />
    </section>
  );
};

const Loading = () => (
  <div className={styles.loading} aria-hidden="true">
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height={44} />
    ))}
  </div>
);
