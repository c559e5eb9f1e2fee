import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { shortId } from '../format/id.ts';
import { productName } from '../messages/product.ts';
import { Avatar } from '../primitives/Avatar/Avatar.tsx';
import * as menu from '../primitives/Popover/Popover.css.ts';
import { RoleBadge } from '../primitives/RoleBadge/RoleBadge.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './UserBox.css.ts';
import type { Person } from './UserMenu.tsx';

const credit = `Made by ${productName}`;

const Pill = ({ user }: { user: Person }) => (
  <DialogTrigger>
    <Button className={styles.pill}>
      <VisuallyHidden>Signed in as {user.name}, </VisuallyHidden>
      <Avatar className={styles.pillFace} id={user.id} name={user.name} size={44} />
      <RoleBadge className={styles.pillBadge} role={user.role} />
    </Button>
    <Popover className={menu.popover} placement="top end">
      <Dialog className={styles.card} aria-label="Signed in as">
        <strong className={styles.fullName}>{user.name}</strong>
        <span>{user.email}</span>
        <span>ID {shortId(user.id)}</span>
        <span>{credit}</span>
      </Dialog>
    </Popover>
  </DialogTrigger>
);

export type UserBoxProps = {
  user: Person;
  /** On phones the page's last row: for pages whose action sits at the bottom. */
  isDocked?: boolean;
};

/** Who is signed in, floating at the bottom right: one line, or on phones a pill that opens the rest. */
export const UserBox = ({ user, isDocked = false }: UserBoxProps) => (
  <aside aria-label="Signed in as">
    <div className={isDocked ? `${styles.line} ${styles.docked}` : styles.line}>
      <Avatar id={user.id} name={user.name} size={24} />
      <span className={styles.name}>{user.name}</span>
      <RoleBadge className={styles.badge} role={user.role} />
      <span className={styles.email}>{user.email}</span>
      <span className={styles.id}>ID {shortId(user.id)}</span>
      <span className={styles.id}>{credit}</span>
    </div>
    {!isDocked && <Pill user={user} />}
  </aside>
);
