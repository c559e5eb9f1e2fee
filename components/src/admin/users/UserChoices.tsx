import { memo } from 'react';
import { adminUsers } from '../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../intl/use-text.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import { ToggleGroup } from '../../primitives/ToggleGroup/ToggleGroup.tsx';
import * as line from '../filters/FilterLine.css.ts';
import { lockFilters, presenceFilters, roleFilters, type UserFilters } from './user-filters.ts';

type UserChoicesProps = Omit<UserFilters, 'search'> & {
  onFilters: (filters: Partial<UserFilters>) => void;
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

/** The filters beside the search, which is drawn far more often than they are. */
export const UserChoices = memo(({ role, presence, lock, onFilters }: UserChoicesProps) => {
  const t = useText(adminUsers);
  return (
    <>
      <div className={line.filter}>
        <Select
          label={t('role')}
          hideLabel
          options={roleFilters.map((id) => ({ id, label: t(roleTexts[id]) }))}
          value={role}
          onChange={(next) => onFilters({ role: next })}
        />
      </div>
      <div className={line.filter}>
        <ToggleGroup
          label={t('presence')}
          hideLabel
          options={presenceFilters.map((id) => ({ id, label: t(presenceTexts[id]) }))}
          value={presence}
          onChange={(next) => onFilters({ presence: next })}
        />
      </div>
      <div className={line.filter}>
        <Select
          label={t('lock')}
          hideLabel
          options={lockFilters.map((id) => ({ id, label: t(lockTexts[id]) }))}
          value={lock}
          onChange={(next) => onFilters({ lock: next })}
        />
      </div>
    </>
  );
});
