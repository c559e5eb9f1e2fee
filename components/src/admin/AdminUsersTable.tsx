import type { User } from '@mobility/openapi';
import { AdminUserRow } from './AdminUserRow.tsx';
import * as styles from './AdminUsers.css.ts';

const columns: readonly { id: keyof typeof styles.columnWidth; name: string; isNumber?: boolean }[] = [
  { id: 'name', name: 'Name and role' },
  { id: 'email', name: 'E-mail' },
  { id: 'rating', name: 'Rating', isNumber: true },
  { id: 'rides', name: 'Rides', isNumber: true },
  { id: 'status', name: 'Status' },
  { id: 'joined', name: 'Joined', isNumber: true },
  { id: 'approval', name: 'Approval' },
  { id: 'actions', name: 'Actions', isNumber: true },
];

type AdminUsersTableProps = { users: readonly User[]; approvingId: string | null; onAsk(user: User): void };

/** A native table that phones show as cards; the roles are spelled out because that takes them away. */
export function AdminUsersTable({ users, ...rowProps }: AdminUsersTableProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a table laid out as a block loses its own role
    <table role="table" className={styles.table} aria-labelledby="user-management">
      <thead className={styles.headRow}>
        <tr>
          {columns.map(({ id, name, isNumber }) => (
            <th
              key={id}
              className={`${styles.th} ${styles.columnWidth[id]}`}
              scope="col"
              data-align={isNumber && 'end'}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {users.map((user) => (
          <AdminUserRow key={user.id} user={user} {...rowProps} />
        ))}
      </tbody>
    </table>
  );
}
