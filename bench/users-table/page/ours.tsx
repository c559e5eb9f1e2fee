import { UsersView, type UsersViewProps } from '@mobility/components/admin';
import { IntlProvider } from '@mobility/components/intl';
import { loadAllParts } from '@mobility/components/primitives';
import { frame } from '@mobility/components/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { answersOf, balanceOf, full, type Markup, usersOf } from '../field.ts';
import { count, drawn, scrollThrough, shownOf, type TablePage, typeInto } from './table-page.ts';

document.documentElement.dataset.mobility = '';
const users = usersOf(count);
const answers = answersOf(users);
const balances = new Map(users.map((user) => [user.id, balanceOf(user)]));
const container = document.createElement('div');
container.className = frame;
document.body.append(container);

const nothing = (): void => {};
const more = { has: false, isReading: false, isFailed: false, read: nothing };
const hrefOf: UsersViewProps['hrefOf'] = ({ id }) => `/admin?tab=users&user=${id}`;

const Users = () => {
  const [filters, setFilters] = useState<UsersViewProps['filters']>({
    search: '',
    role: 'all',
    presence: 'all',
    lock: 'all',
  });
  return (
    <UsersView
      filters={filters}
      onFilters={(changes) => setFilters({ ...filters, ...changes })}
      users={answers.get(filters.search) ?? []}
      balances={balances}
      total={count}
      onRetry={nothing}
      more={more}
      storage={noStorage}
      hrefOf={hrefOf}
      onAction={nothing}
    />
  );
};
const noStorage = { getItem: () => null, setItem: nothing };

const page: TablePage = {
  mount: async () => {
    createRoot(container).render(
      <IntlProvider>
        <Users />
      </IntlProvider>,
    );
    await drawn();
  },
  type: (key) => typeInto(container.querySelector('input[type=search]'), key),
  scroll: () => scrollThrough(document.scrollingElement),
  shown: () => shownOf([...container.querySelectorAll('tbody tr[data-index]')]),
};

/** What the pool of nodes reuses, so that both sides lay out and paint the same elements. */
const markup = (): Markup => {
  const rows = [...container.querySelectorAll('tbody tr[data-index]')];
  const looks = rows.map((row, index) => [
    users[index]?.role,
    { row: row.className, word: row.querySelector('a + span')?.className },
  ]);
  return { view: container.outerHTML, row: rows[full]?.outerHTML ?? '', roles: Object.fromEntries(looks) };
};
// The code of parts on demand is loaded before, since the peers have all their code, too.
Object.assign(window, { page, markup, ready: loadAllParts() });
