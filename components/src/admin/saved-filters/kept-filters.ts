/** Filters that an admin has saved under a name, as the query of an address. */
export type KeptFilter = { name: string; query: string };

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (account: string, tab: string): string => `mobility_filters_${account}_${tab}`;
const isKept = (value: unknown): value is KeptFilter =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'query' in value &&
  typeof value.name === 'string' &&
  typeof value.query === 'string';

/** The saved filters of an account for a tab, in the order in which they were saved. */
export const readKept = (store: Store, account: string, tab: string): KeptFilter[] => {
  try {
    const stored: unknown = JSON.parse(store.getItem(keyOf(account, tab)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    // A browser may refuse its storage, or hold a text that is no list.
    return [];
  }
};

/** Saves them. Without storage they last as long as the page. */
export const writeKept = (
  store: Store,
  account: string,
  tab: string,
  filters: readonly KeptFilter[],
): void => {
  try {
    store.setItem(keyOf(account, tab), JSON.stringify(filters));
  } catch {
    // The browser refuses its storage.
  }
};

/** The saved filters with this one, which takes the place of another one of its name. */
export const withFilter = (filters: readonly KeptFilter[], kept: KeptFilter): KeptFilter[] => [
  ...filters.filter(({ name }) => name !== kept.name),
  kept,
];
