import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { adminUsers } from '../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../intl/use-text.ts';
import * as line from '../filters/FilterLine.css.ts';
import { FilterLine, FoundCount } from '../filters/FilterLine.tsx';
import { UserChoices } from './UserChoices.tsx';
import { noFilters, type UserFilters } from './user-filters.ts';

export type UserFilterLineProps = {
  filters: UserFilters;
  onFilters: (filters: Partial<UserFilters>) => void;
  /** How many users are found, as text. */
  count: string;
  /** How many users the search read before it stopped; null where it read all. */
  searched?: number | null;
  /** At the end of the line. */
  children?: ReactNode;
};

/** The search and the filters of the users in one line. */
export const UserFilterLine = ({ filters, onFilters, count, searched, children }: UserFilterLineProps) => {
  const t = useText(adminUsers);
  const latest = useRef(onFilters);
  useEffect(() => {
    latest.current = onFilters;
  });
  const choose = useCallback((changes: Partial<UserFilters>) => latest.current(changes), []);
  const { search, ...choices } = filters;
  return (
    <FilterLine
      id="user-management"
      title={t('userManagement')}
      search={{
        label: t('search'),
        placeholder: t('searchPlaceholder'),
        value: search,
        onChange: (text) => choose({ search: text }),
      }}
      clear={t('clear')}
      onClear={() => onFilters(noFilters)}
      tools={children && <div className={line.tools}>{children}</div>}
      found={<FoundCount count={count} cut={searched != null && t('searchCut', { count: searched })} />}
    >
      <UserChoices {...choices} onFilters={choose} />
    </FilterLine>
  );
};
