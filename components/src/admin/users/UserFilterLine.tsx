import type { ReactNode } from 'react';
import { adminUsers } from '../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { ToggleGroup } from '../../primitives/ToggleGroup/ToggleGroup.tsx';
import * as line from '../filters/FilterLine.css.ts';
import { useTypedSearch } from '../filters/use-typed-search.ts';
import { lockFilters, noFilters, presenceFilters, roleFilters, type UserFilters } from './user-filters.ts';

export type UserFilterLineProps = {
  filters: UserFilters;
  onFilters: (filters: Partial<UserFilters>) => void;
  /** How many users are found, as text. */
  count: string;
  /** At the end of the line. */
  children?: ReactNode;
};

const roleTexts = {
  all: 'allRoles',
  admin: 'admin',
  driver: 'driver',
  rider: 'rider',
  unapproved: 'driversToApprove',
} as const;
const presenceTexts = { all: 'all', online: 'online', offline: 'offline' } as const;
const lockTexts = { all: 'lockedAndUnlocked', locked: 'locked', unlocked: 'unlocked' } as const;

/** The search and the filters of the users in one line. */
export const UserFilterLine = ({ filters, onFilters, count, children }: UserFilterLineProps) => {
  const t = useText(adminUsers);
  const { typed, type, reset } = useTypedSearch(filters.search, (search) => onFilters({ search }));
  const clear = () => {
    reset('');
    onFilters(noFilters);
  };
  return (
    <search className={line.line}>
      <h2 id="user-management" className={line.title}>
        {t('userManagement')}
      </h2>
      <SearchField
        className={line.search}
        label={t('search')}
        value={typed}
        onChange={type}
        placeholder={t('searchPlaceholder')}
      />
      <div className={line.filter}>
        <Select
          label={t('role')}
          hideLabel
          options={roleFilters.map((id) => ({ id, label: t(roleTexts[id]) }))}
          value={filters.role}
          onChange={(role) => onFilters({ role })}
        />
      </div>
      <div className={line.filter}>
        <ToggleGroup
          label={t('presence')}
          hideLabel
          options={presenceFilters.map((id) => ({ id, label: t(presenceTexts[id]) }))}
          value={filters.presence}
          onChange={(presence) => onFilters({ presence })}
        />
      </div>
      <div className={line.filter}>
        <Select
          label={t('lock')}
          hideLabel
          options={lockFilters.map((id) => ({ id, label: t(lockTexts[id]) }))}
          value={filters.lock}
          onChange={(lock) => onFilters({ lock })}
        />
      </div>
      <div className={line.filter}>
        <Button size="small" variant="ghost" onPress={clear}>
          {t('clear')}
        </Button>
      </div>
      <span className={line.end} role="status">
        {count}
      </span>
      {children && <div className={line.filter}>{children}</div>}
    </search>
  );
};
