import { shortId } from '../format/id.ts';
import { shell } from '../intl/generated/en-US/shell.ts';
import { productName } from '../intl/product-name.ts';
import { useText } from '../intl/use-text.ts';
import { Avatar } from '../primitives/Avatar/Avatar.tsx';
import { RoleBadge } from '../primitives/RoleBadge/RoleBadge.tsx';
import type { Person } from './account.ts';
import * as styles from './UserBox.css.ts';

/** The signed-in user, floating at the bottom of the page, on phones its last row. */
export const UserBox = ({ user }: { user: Person }) => {
  const t = useText(shell);
  return (
    <aside className={styles.line} aria-label={t('signedInAs')}>
      <Avatar id={user.id} name={user.name} size={24} />
      <span className={styles.name}>{user.name}</span>
      <RoleBadge className={styles.badge} role={user.role} />
      <span className={styles.email}>{user.email}</span>
      <span className={styles.id}>{t('userId', { id: shortId(user.id) })}</span>
      <span className={styles.id}>{t('credit', { product: productName })}</span>
    </aside>
  );
};
