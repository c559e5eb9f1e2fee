import type { User } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { useMemo } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { adminUsers } from '../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../intl/use-text.ts';
import type { Column } from '../../primitives/DataTable/columns.ts';
import { LongText } from '../panel/LongText.tsx';
import { BalanceButton } from './BalanceButton.tsx';
import { type UserAction, UserMenu } from './UserMenu.tsx';
import { UserName } from './UserName.tsx';
import { UserStates } from './UserStates.tsx';
import * as styles from './Users.css.ts';

export type UserColumnsProps = {
  /** The balances by the id of the user, as far as they are known. */
  balances: ReadonlyMap<string, number>;
  /** The address of the details of a user. */
  hrefOf: (user: User) => string;
  onAction: (action: UserAction, user: User) => void;
  /** The id of the admin, who cannot lock the own account. */
  own?: string | undefined;
};

/** A column that a person may hide, with figures or dates at its end. */
const figure = (id: string, name: string, width: string, textOf: (user: User) => string): Column<User> => ({
  id,
  name,
  width,
  align: 'end',
  card: 'fact',
  isOptional: true,
  cell: (user) => <span className={styles.figure}>{textOf(user)}</span>,
});

/** The columns of the users, in the order of the specification. */
export const useUserColumns = ({
  balances,
  hrefOf,
  onAction,
  own,
}: UserColumnsProps): readonly Column<User>[] => {
  const t = useText(adminUsers);
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'actions',
        isControl: true,
        name: t('columnActions'),
        width: '5rem',
        card: 'aside',
        cell: (user) => <UserMenu user={user} isOwn={user.id === own} onAction={onAction} />,
      },
      {
        id: 'balance',
        name: t('columnBalance'),
        width: '6.5rem',
        align: 'end',
        card: 'aside',
        cell: (user) => (
          <BalanceButton
            user={user}
            balance={balances.get(user.id)}
            onPress={() => onAction('balance', user)}
          />
        ),
      },
      {
        id: 'name',
        name: t('columnName'),
        width: '18.5rem',
        card: 'title',
        cell: (user) => <UserName user={user} href={hrefOf(user)} onOpen={() => onAction('details', user)} />,
      },
      {
        id: 'email',
        name: t('columnEmail'),
        card: 'line',
        cell: (user) => <LongText className={styles.email} text={user.email} />,
      },
      figure('rating', t('columnRating'), '4.25rem', ({ rating }) =>
        formats.rating(rating ?? limits.rating.default),
      ),
      figure('rides', t('columnRides'), '4.25rem', ({ total_rides }) => formats.number(total_rides ?? 0)),
      {
        id: 'status',
        name: t('columnStatus'),
        width: '13.5rem',
        card: 'line',
        cell: (user) => <UserStates user={user} />,
      },
      figure('joined', t('columnJoined'), '8rem', ({ created_at }) => formats.date(created_at)),
    ],
    [t, formats, balances, hrefOf, onAction, own],
  );
};
