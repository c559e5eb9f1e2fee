import { createContext, useContext } from 'react';
import type { ConsoleTab } from './tabs.ts';

/** New values of parameters by name; null removes one. */
export type Changes = Readonly<Record<string, string | null>>;

/** The part of the address behind the question mark: the open tab, its filters, its sort and its open dialog. */
export type ConsoleAddress = {
  parameters: URLSearchParams;
  /**
   * Changes parameters of the open tab. A filter replaces the entry of the browser's history; `push` adds one, so that
   * Back closes a dialog.
   */
  change: (changes: Changes, options?: { push?: boolean }) => void;
  /**
   * Removes parameters of the open tab, such as a dialog. Where the entry before is the same page without them, it goes back
   * to it, so that no two entries of the history look the same.
   */
  close: (...names: string[]) => void;
  /** The address of a tab: as it was left, or with these parameters alone. */
  hrefOf: (tab: ConsoleTab, parameters?: Changes) => string;
};

export const AddressContext = createContext<ConsoleAddress | null>(null);

/** The address of the surrounding console. Throws outside of one. */
export const useAddress = (): ConsoleAddress => {
  const address = useContext(AddressContext);
  if (!address) throw new Error('This component needs an <AdminConsole> around it');
  return address;
};
