import type { User } from '@mobility/openapi';
import { adminUsers } from '../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../intl/use-text.ts';
import { RowButton } from '../../primitives/DataTable/RowButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Users.css.ts';

type BalanceButtonProps = { user: User; balance: number | undefined; onPress: () => void };

/** The balance of a user, which opens its management. */
export const BalanceButton = ({ user, balance, onPress }: BalanceButtonProps) => {
  const t = useText(adminUsers);
  return (
    <RowButton data-printed look="text" className={styles.balance} onClick={onPress}>
      <span>
        <VisuallyHidden>{t('balanceOf', { name: user.name })} </VisuallyHidden>
        {balance === undefined ? '–' : <Money amount={balance} />}
      </span>
    </RowButton>
  );
};
