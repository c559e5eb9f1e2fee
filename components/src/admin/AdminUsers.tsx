import type { User } from '@mobility/openapi';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { SearchField } from '../primitives/SearchField/SearchField.tsx';
import { Select } from '../primitives/Select/Select.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import * as styles from './AdminUsers.css.ts';
import { AdminUsersTable } from './AdminUsersTable.tsx';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { findUsers, type RoleFilter } from './find-users.ts';

export type AdminUsersProps = {
  /** Null while they load. */
  users: readonly User[] | null;
  /** The driver whose approval is on its way. */
  approvingId: string | null;
  onApproval(user: User, isApproved: boolean): void;
};

const roles = [
  { id: 'all', label: 'All roles' },
  { id: 'admin', label: 'Admin' },
  { id: 'driver', label: 'Driver' },
  { id: 'rider', label: 'Rider' },
] as const;

/** 'User Management': search, role filter and the approval of drivers, those who wait for it first. */
export function AdminUsers({ users, approvingId, onApproval }: AdminUsersProps) {
  const [search, setSearch] = useState('');
  const [role, setRole] = useState<RoleFilter>('all');
  const [asked, setAsked] = useState<User | null>(null);
  const found = findUsers(users ?? [], search, role);
  return (
    <section className={styles.panel} aria-labelledby="user-management">
      <div className={styles.head}>
        <h2 id="user-management" className={styles.title}>
          User Management
        </h2>
        <span className={styles.small} role="status">
          {users && `${found.length} of ${users.length} users`}
        </span>
      </div>
      <search className={styles.filters}>
        <SearchField
          label="Search by name or e-mail"
          value={search}
          onChange={setSearch}
          placeholder="Search name or e-mail"
        />
        <Select label="Role" hideLabel options={roles} value={role} onChange={setRole} />
      </search>
      {users === null && <Loading />}
      {users && found.length === 0 && (
        <EmptyState
          icon={<Users size={24} />}
          title="No users found"
          text="Try another name, e-mail or role."
        />
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
}

function Loading() {
  return (
    <div className={styles.loading} aria-hidden="true">
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <Skeleton key={key} width="100%" height={44} />
      ))}
    </div>
  );
}
