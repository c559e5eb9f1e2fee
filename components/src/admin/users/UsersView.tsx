import type { User } from '@mobility/openapi';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { adminUsers } from '../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../intl/use-text.ts';
import { ColumnChoice } from '../../primitives/DataTable/ColumnChoice.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { type ColumnStorage, useColumns } from '../../primitives/DataTable/use-columns.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { More, type MoreProps } from '../../primitives/More/More.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
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
  /** How many users the platform has, if that is known. */
  total?: number;
  /** How many more users there are that could not be read. */
  unreadable?: number;
  /** Why the last load failed. */
  error?: string;
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

/** Which of how many users are shown, as far as that is known. */
const useCount = ({ users, total, filters, more, unreadable = 0, isOutdated }: UsersViewProps): string => {
  const t = useText(adminUsers);
  const { number } = useFormats();
  if (!users || total === undefined || unreadable > 0 || isOutdated) return '';
  const isFiltered = Object.entries(noFilters).some(
    ([name, value]) => filters[name as keyof UserFilters] !== value,
  );
  if (!isFiltered && more.has) return t('usersShown', { found: number(total), count: total });
  const found = more.has ? t('orMore', { count: users.length }) : number(users.length);
  return t('usersShown', { found, count: Math.max(total, users.length) });
};

/** User Management: the search and the filters, and the users that they find. */
export const UsersView = (props: UsersViewProps) => {
  const { filters, onFilters, users, unreadable = 0, error, onRetry, more, selected, isOutdated } = props;
  const t = useText(adminUsers);
  const { shown, ...columnChoice } = useColumns('users', useUserColumns(props), props.storage);
  const count = useCount(props);
  return (
    <section className={styles.panel} aria-labelledby="user-management">
      <UserFilterLine filters={filters} onFilters={onFilters} count={count}>
        {props.saved}
        <ColumnChoice {...columnChoice} />
      </UserFilterLine>
      <div className={styles.notices}>
        {error && (
          <Notice tone="critical" onRetry={onRetry}>
            {t('loadFailed', { reason: error })}
          </Notice>
        )}
        {unreadable > 0 && <Notice tone="caution">{t('unreadable', { count: unreadable })}</Notice>}
      </div>
      {(users || !error) && (
        <Busy isBusy={isOutdated ?? false}>
          <DataTable
            label={t('userManagement')}
            columns={shown}
            rows={users}
            keyOf={keyOf}
            total={more.has ? undefined : users?.length}
            selected={selected}
            rowClassName={rowClassOf}
            empty={
              unreadable === 0 && (
                <EmptyState icon={<Users size={24} />} title={t('noneFound')} text={t('tryAnother')} />
              )
            }
          />
          <More {...more} />
        </Busy>
      )}
    </section>
  );
};

const Busy = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <div aria-busy={isBusy || undefined}>{children}</div>
);
