import { useState } from 'react';
import { browserStorage } from '../../provider/ports/browser-storage.ts';
import { useUser } from '../../provider/use-user.ts';
import { type ConsoleAddress, useAddress } from '../console/parameters.ts';
import type { ConsoleTab } from '../console/tabs.ts';
import { type KeptFilter, readKept, withFilter, writeKept } from './kept-filters.ts';
import { SavedFiltersView } from './SavedFiltersView.tsx';

export type SavedFiltersProps = {
  tab: ConsoleTab;
  /** The parameters of the address that are filters. */
  names: readonly string[];
};

const queryOf = (parameters: URLSearchParams, names: readonly string[]): string =>
  new URLSearchParams([...parameters].filter(([name]) => names.includes(name))).toString();

const hrefOf = (address: ConsoleAddress, tab: ConsoleTab, { query }: KeptFilter): string =>
  address.hrefOf(tab, Object.fromEntries(new URLSearchParams(query)));

/** The filters that the signed-in admin has saved for a tab, in this browser. */
export const SavedFilters = ({ tab, names }: SavedFiltersProps) => {
  const address = useAddress();
  const account = useUser()?.id ?? '';
  const [filters, setFilters] = useState(() => readKept(browserStorage, account, tab));
  const keep = (next: KeptFilter[]): void => {
    setFilters(next);
    writeKept(browserStorage, account, tab, next);
  };
  const query = queryOf(address.parameters, names);
  return (
    <SavedFiltersView
      filters={filters.map((filter) => ({ name: filter.name, href: hrefOf(address, tab, filter) }))}
      canSave={query !== ''}
      onSave={(name) => keep(withFilter(filters, { name, query }))}
      onRemove={(removed) => keep(filters.filter(({ name }) => name !== removed))}
    />
  );
};
