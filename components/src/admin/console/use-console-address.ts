import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import type { Changes, ConsoleAddress } from './parameters.ts';
import { type ConsoleTab, tabNamed } from './tabs.ts';

/** The address as the page has it, such as the pair of a router's `useSearchParams`. */
export type AddressPort = {
  parameters: URLSearchParams;
  onParameters: (parameters: URLSearchParams, options: { replace: boolean }) => void;
  /** The entry of the browser's history before this one. */
  before: {
    /** Its parameters; null where it is another page, or where the browser does not say. */
    parameters: () => URLSearchParams | null;
    back: () => void;
  };
};

const changed = (before: URLSearchParams, changes: Changes): URLSearchParams => {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
};

/** The same for addresses that show the same. */
const keyOf = (parameters: URLSearchParams): string => {
  const sorted = changed(parameters, { tab: tabNamed(parameters.get('tab')) });
  sorted.sort();
  return sorted.toString();
};

/** Remembers the parameters of each tab, so that a tab shows the same rows when it is opened again. */
const useTabQueries = (tab: ConsoleTab, parameters: URLSearchParams) => {
  const [queries, setQueries] = useState<Partial<Record<ConsoleTab, string>>>({});
  const query = parameters.toString();
  if (query !== '' && queries[tab] !== query) setQueries({ ...queries, [tab]: query });
  return queries;
};

type Place = Pick<AddressPort, 'parameters' | 'onParameters'> & Partial<AddressPort> & { tab: ConsoleTab };

/** The functions that change the address. They stay the same, so that no row is drawn again for them. */
const useChanges = (place: Place): Pick<ConsoleAddress, 'change' | 'close'> => {
  const latest = useRef(place);
  useLayoutEffect(() => {
    latest.current = place;
  });
  return useMemo(
    () => ({
      change: (changes, { push = false } = {}) => {
        const { parameters, onParameters, tab } = latest.current;
        const next = changed(parameters, { tab, ...changes });
        // A second change of the same moment starts from this one.
        latest.current = { ...latest.current, parameters: next };
        onParameters(next, { replace: !push });
      },
      close: (...names) => {
        const { parameters, onParameters, before, tab } = latest.current;
        const none = Object.fromEntries(names.map((name) => [name, null]));
        const without = changed(parameters, { tab, ...none });
        const earlier = before?.parameters();
        if (before && earlier && keyOf(earlier) === keyOf(without)) before.back();
        else onParameters(without, { replace: true });
      },
    }),
    [],
  );
};

/** The console's address and its open tab. Without a port, the console keeps its parameters itself. */
export const useConsoleAddress = (port: Partial<AddressPort>): ConsoleAddress & { tab: ConsoleTab } => {
  const { links } = useMobility();
  const [own, setOwn] = useState(() => new URLSearchParams());
  const { parameters = own, onParameters = setOwn, before } = port;
  const tab = tabNamed(parameters.get('tab'));
  const queries = useTabQueries(tab, parameters);
  const changes = useChanges({ parameters, onParameters, before, tab });
  const hrefOf = useCallback<ConsoleAddress['hrefOf']>(
    (name, given) => {
      const query = given ? changed(new URLSearchParams({ tab: name }), given).toString() : queries[name];
      return `${links.admin}?${query ?? `tab=${name}`}`;
    },
    [links, queries],
  );
  return useMemo(() => ({ tab, parameters, hrefOf, ...changes }), [tab, parameters, hrefOf, changes]);
};
