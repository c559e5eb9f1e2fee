import { shortId } from '../format/id.ts';
import { productName } from '../messages/product.ts';
import { Avatar } from '../primitives/Avatar/Avatar.tsx';
import { RoleBadge } from '../primitives/RoleBadge/RoleBadge.tsx';
import * as styles from './UserBox.css.ts';
import type { Person } from './UserMenu.tsx';

const credit = `Made by ${productName}`;

/** Who is signed in: floating at the bottom right, on phones the page's last row. */
export const UserBox = ({ user }: { user: Person }) => (
  <aside className={styles.line} aria-label="Signed in as">
    <Avatar id={user.id} name={user.name} size={24} />
    <span className={styles.name}>{user.name}</span>
    <RoleBadge className={styles.badge} role={user.role} />
    <span className={styles.email}>{user.email}</span>
    <span className={styles.id}>ID {shortId(user.id)}</span>
    <span className={styles.id}>{credit}</span>
  </aside>
);
