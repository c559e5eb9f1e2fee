import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { adminUsers } from '../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as line from '../filters/FilterLine.css.ts';
import { TypedSearch } from '../filters/TypedSearch.tsx';
import { UserChoices } from './UserChoices.tsx';
import { noFilters, type UserFilters } from './user-filters.ts';

export type UserFilterLineProps = {
  filters: UserFilters;
  onFilters: (filters: Partial<UserFilters>) => void;
  /** How many users are found, as text. */
  count: string;
  /** At the end of the line. */
  children?: ReactNode;
};

/** The search and the filters of the users in one line. */
export const UserFilterLine = ({ filters, onFilters, count, children }: UserFilterLineProps) => {
  const t = useText(adminUsers);
  const latest = useRef(onFilters);
  useEffect(() => {
    latest.current = onFilters;
  });
  const choose = useCallback((changes: Partial<UserFilters>) => latest.current(changes), []);
  // A cleared search starts again, so that a text that waits for a pause in the typing is not reported.
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared(cleared + 1);
    onFilters(noFilters);
  };
  const { search, ...choices } = filters;
  return (
    <search className={line.line}>
      <h2 id="user-management" className={line.title}>
        {t('userManagement')}
      </h2>
      <TypedSearch
        key={cleared}
        className={line.search}
        label={t('search')}
        value={search}
        onChange={(text) => choose({ search: text })}
        placeholder={t('searchPlaceholder')}
      />
      <UserChoices {...choices} onFilters={choose} />
      <div className={line.filter}>
        <Button size="small" variant="ghost" onPress={clear}>
          {t('clear')}
        </Button>
      </div>
      <span className={line.end} role="status">
        {count}
      </span>
      {children && <div className={`${line.filter} ${line.tools}`}>{children}</div>}
    </search>
  );
};
