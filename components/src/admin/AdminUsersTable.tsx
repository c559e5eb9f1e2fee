import type { User } from '@mobility/openapi';
import { AdminUserRow } from './AdminUserRow.tsx';
import * as styles from './AdminUsers.css.ts';

const columns = [
  { name: 'Name and role' },
  { name: 'E-mail' },
  { name: 'Rating', isNumber: true },
  { name: 'Rides', isNumber: true },
  { name: 'Status' },
  { name: 'Joined', isNumber: true },
  { name: 'Approval' },
  { name: 'Actions', isNumber: true },
] as const satisfies readonly { name: string; isNumber?: boolean }[];

type AdminUsersTableProps = { users: readonly User[]; approvingId: string | null; onAsk(user: User): void };

/** A native table that phones show as cards; the roles are spelled out because that takes them away. */
export function AdminUsersTable({ users, ...rowProps }: AdminUsersTableProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a table laid out as a block loses its own role
    <table role="table" className={styles.table} aria-labelledby="user-management">
      <thead className={styles.headRow}>
        <tr>
          {columns.map((column) => (
            <th
              key={column.name}
              className={styles.th}
              scope="col"
              data-align={'isNumber' in column ? 'end' : undefined}
            >
              {column.name}
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
