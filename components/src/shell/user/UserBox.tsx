import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { shortId } from '../../format/id.ts';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { productName } from '../../intl/product-name.ts';
import { useText } from '../../intl/use-text.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { RoleBadge } from '../../primitives/RoleBadge/RoleBadge.tsx';
import type { Person } from './account.ts';
import * as styles from './UserBox.css.ts';

type UserBoxProps = {
  user: Person;
  /** Inside the main part of a page that fills the window, which says so by `data-user-row`. */
  isInside?: boolean;
};

/**
 * The signed-in user: in a lane of its own at the bottom of desktop windows, which can be closed, and elsewhere the last
 * row of the page.
 */
export const UserBox = ({ user, isInside = false }: UserBoxProps) => {
  const t = useText(shell);
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  // A landmark of the page beside its main part.
  const Box = isInside ? 'section' : 'aside';
  return (
    <Box className={styles.line} aria-label={t('signedInAs')}>
      <Avatar id={user.id} name={user.name} picture={user.avatar_url} size={24} />
      <bdi className={styles.name}>{user.name}</bdi>
      <RoleBadge className={styles.badge} role={user.role} />
      <bdi className={styles.email}>{user.email}</bdi>
      {user.id && <span className={styles.id}>{t('userId', { id: shortId(user.id) })}</span>}
      <span className={styles.id}>{t('credit', { product: productName })}</span>
      <Button className={styles.close} aria-label={t('hideUserBox')} onPress={() => setIsOpen(false)}>
        <X size={16} aria-hidden />
      </Button>
    </Box>
  );
};
