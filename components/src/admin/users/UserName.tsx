import type { User } from '@mobility/openapi';
import { adminUsers } from '../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../intl/use-text.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { RowLink } from '../../primitives/DataTable/RowLink.tsx';
import { knownRole } from './role.ts';
import * as styles from './Users.css.ts';

type UserNameProps = {
  user: User;
  href: string;
  /** Opens the details within the page. */
  onOpen: () => void;
};

/** The name of a user, which links to the details, and the role. */
export const UserName = ({ user, href, onOpen }: UserNameProps) => {
  const t = useText(adminUsers);
  const role = knownRole(user);
  return (
    <span className={styles.name}>
      <Avatar id={user.id} name={user.name} picture={user.avatar_url} size={24} />
      <span className={styles.nameWords}>
        <RowLink
          className={styles.link}
          href={href}
          onOpen={onOpen}
          data-user={user.id}
          data-locked={user.is_active ? undefined : true}
        >
          <bdi>{user.name}</bdi>
        </RowLink>
        <span className={role ? `${styles.role12} ${styles.roleWord[role]}` : styles.role12}>
          {role ? t(role) : user.role}
        </span>
      </span>
    </span>
  );
};
