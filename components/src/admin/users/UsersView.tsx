import type { User } from '@mobility/openapi';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { adminUsers } from '../../intl/generated/en-US/admin-users.ts';
import { lists } from '../../intl/generated/en-US/lists.ts';
import { useText } from '../../intl/use-text.ts';
import { ColumnChoice } from '../../primitives/DataTable/ColumnChoice.tsx';
import { type ColumnStorage, useColumns } from '../../primitives/DataTable/use-columns.ts';
import type { MoreProps } from '../../primitives/More/More.tsx';
import type { Found } from '../../provider/with-cursor.ts';
import { foundRows, wholeCount } from '../console/found-rows.ts';
import { DashboardFailed } from '../panel/DashboardFailed.tsx';
import { ListPanel } from '../panel/ListPanel.tsx';
import { knownRole } from './role.ts';
import { UserFilterLine } from './UserFilterLine.tsx';
import * as styles from './Users.css.ts';
import { type UserColumnsProps, useUserColumns } from './use-user-columns.tsx';
import { noFilters, type UserFilters } from './user-filters.ts';

export type UsersViewProps = UserColumnsProps & {
  filters: UserFilters;
  onFilters: (filters: Partial<UserFilters>) => void;
  /** The users that the filters find, newest first; null while they load. */
  users: readonly User[] | null;
  /** The shown users are those of the filters before. */
  isOutdated?: boolean;
  /** How many of them there are, where the server says it. */
  found?: Found | null;
  /** How many users the search read before it stopped; null where it read all. */
  searched?: number | null;
  /** How many users the platform has, if that is known. */
  total?: number;
  /** How many more users there are that could not be read. */
  unreadable?: number;
  /** What the last load failed with. */
  error?: unknown;
  onRetry: () => void;
  more: MoreProps;
  /** The filters that the admin has saved. */
  saved?: ReactNode;
  /** Keeps which columns are shown. */
  storage: ColumnStorage;
  /** The id of the user whose details are open. */
  selected?: string | null;
};

const keyOf = ({ id }: User): string => id;
const rowClassOf = (user: User): string => {
  const role = knownRole(user);
  return role ? `${styles.row} ${styles.roleRow[role]}` : styles.row;
};

const isFiltered = (filters: UserFilters): boolean =>
  Object.entries(noFilters).some(([name, value]) => filters[name as keyof UserFilters] !== value);

/** Which of how many users are shown, as far as that is known, or that a search for them is under way. */
const useCount = (props: UsersViewProps): string => {
  const { users, total, filters, more, unreadable = 0, isOutdated } = props;
  const t = useText(adminUsers);
  const list = useText(lists);
  const { number } = useFormats();
  if (isOutdated && !props.error) return list('searching');
  if (!users || total === undefined || unreadable > 0 || isOutdated) return '';
  if (!isFiltered(filters) && more.has) return t('usersShown', { found: number(total), count: total });
  const { count, isMore } = foundRows(users.length, more.has, props.found);
  const found = isMore ? t('orMore', { count }) : number(count);
  return t('usersShown', { found, count: Math.max(total, count) });
};

/** User Management: the search and the filters, and the users that they find. */
export const UsersView = (props: UsersViewProps) => {
  const { filters, onFilters, users, unreadable = 0, error, onRetry, more, selected, isOutdated } = props;
  const t = useText(adminUsers);
  const { shown, ...columnChoice } = useColumns('users', useUserColumns(props), props.storage);
  const count = useCount(props);
  return (
    <ListPanel
      id="user-management"
      label={t('userManagement')}
      filters={
        <UserFilterLine filters={filters} onFilters={onFilters} count={count} searched={props.searched}>
          {props.saved}
          <ColumnChoice {...columnChoice} />
        </UserFilterLine>
      }
      chosenBy={JSON.stringify(filters)}
      failed={error != null && <DashboardFailed error={error} hasData={users !== null} onRetry={onRetry} />}
      unreadable={unreadable > 0 && t('unreadable', { count: unreadable })}
      onRetry={onRetry}
      columns={shown}
      rows={users}
      keyOf={keyOf}
      total={wholeCount(users?.length ?? 0, more.has, {
        all: isFiltered(filters) ? undefined : props.total,
        found: props.found,
      })}
      isOutdated={isOutdated}
      selected={selected}
      rowClassName={rowClassOf}
      more={more}
      empty={{ icon: <Users size={24} />, title: t('noneFound'), text: t('tryAnother') }}
    />
  );
};
