import { useRef, useState } from 'react';
import { adminFilters } from '../../intl/generated/en-US/admin-filters.ts';
import { useText } from '../../intl/use-text.ts';
import { toasts } from '../../primitives/Toasts/toasts.ts';
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

/** How long a removed filter can be brought back, in milliseconds. */
const undoableFor = 10_000;

const queryOf = (parameters: URLSearchParams, names: readonly string[]): string =>
  new URLSearchParams([...parameters].filter(([name]) => names.includes(name))).toString();

const hrefOf = (address: ConsoleAddress, tab: ConsoleTab, { query }: KeptFilter): string =>
  address.hrefOf(tab, Object.fromEntries(new URLSearchParams(query)));

/** The filters that the signed-in admin has saved for a tab, in this browser. */
export const SavedFilters = ({ tab, names }: SavedFiltersProps) => {
  const address = useAddress();
  const t = useText(adminFilters);
  const account = useUser()?.id ?? '';
  const [filters, setFilters] = useState(() => readKept(browserStorage, account, tab));
  // An Undo may follow other changes.
  const latest = useRef(filters);
  const keep = (next: KeptFilter[]): void => {
    latest.current = next;
    setFilters(next);
    writeKept(browserStorage, account, tab, next);
  };
  const remove = (removed: string): void => {
    const at = filters.findIndex(({ name }) => name === removed);
    const filter = filters[at];
    if (!filter) return;
    keep(filters.toSpliced(at, 1));
    const undo = (): void => {
      const { current } = latest;
      if (!current.some(({ name }) => name === removed)) keep(current.toSpliced(at, 0, filter));
    };
    toasts.show({
      tone: 'info',
      text: t('removed', { name: removed }),
      topic: `filter:${tab}:${removed}`,
      duration: undoableFor,
      action: { label: t('undo'), onPress: undo },
    });
  };
  const query = queryOf(address.parameters, names);
  return (
    <SavedFiltersView
      filters={filters.map((filter) => ({ name: filter.name, href: hrefOf(address, tab, filter) }))}
      canSave={query !== ''}
      onSave={(name) => keep(withFilter(filters, { name, query }))}
      onRemove={remove}
    />
  );
};
