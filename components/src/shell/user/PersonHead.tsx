import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { RoleBadge } from '../../primitives/RoleBadge/RoleBadge.tsx';
import * as styles from '../navigation/NavBar.css.ts';
import type { Person } from './account.ts';

/** Name, e-mail and role of the signed-in user. */
export const PersonHead = ({ user }: { user: Person }) => (
  <div className={styles.person}>
    <Avatar id={user.id} name={user.name} picture={user.avatar_url} />
    <div className={styles.personWords}>
      <p className={styles.personName}>
        <bdi>{user.name}</bdi>
      </p>
      <p className={styles.personEmail}>
        <bdi>{user.email}</bdi>
      </p>
    </div>
    <RoleBadge role={user.role} />
  </div>
);
