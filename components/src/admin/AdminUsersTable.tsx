import type { User } from '@mobility/openapi';
import { admin } from '../intl/generated/en-US/admin.ts';
import { useText } from '../intl/use-text.ts';
import { AdminUserRow, type AdminUserRowProps } from './AdminUserRow.tsx';
import * as styles from './AdminUsers.css.ts';

type Column = {
  id: keyof typeof styles.columnWidth;
  name: keyof typeof admin.messages & `column${string}`;
  isNumber?: boolean;
};

const columns: readonly Column[] = [
  { id: 'name', name: 'columnName' },
  { id: 'email', name: 'columnEmail' },
  { id: 'rating', name: 'columnRating', isNumber: true },
  { id: 'rides', name: 'columnRides', isNumber: true },
  { id: 'status', name: 'columnStatus' },
  { id: 'joined', name: 'columnJoined', isNumber: true },
  { id: 'approval', name: 'columnApproval' },
  { id: 'actions', name: 'columnActions', isNumber: true },
];

type AdminUsersTableProps = Omit<AdminUserRowProps, 'user'> & { users: readonly User[] };

/** A native table that phones show as cards; explicit roles keep its semantics there. */
export const AdminUsersTable = ({ users, ...rowProps }: AdminUsersTableProps) => {
  const t = useText(admin);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a table displayed as a block loses its role
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
              {t(name)}
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
};
