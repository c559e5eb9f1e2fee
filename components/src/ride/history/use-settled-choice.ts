import { limits } from '@mobility/openapi/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { HistoryChoice } from '../../provider/rides/use-ride-pages.ts';

const everything: HistoryChoice = { search: '', filter: 'all' };

/**
 * Returns a new filter at once and a new search when the typing pauses. `report` gets each choice after
 * the first.
 */
export const useSettledChoice = (
  first: HistoryChoice = everything,
  report?: (choice: HistoryChoice) => void,
) => {
  const [settled, setSettled] = useState(first);
  const latest = useRef({ settled, report });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = { settled, report };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = useCallback((next: HistoryChoice): void => {
    clearTimeout(timer.current);
    const { settled: before, report: tell } = latest.current;
    if (next.search === before.search && next.filter === before.filter) return;
    const take = () => {
      setSettled(next);
      tell?.(next);
    };
    if (next.search === before.search) take();
    else timer.current = setTimeout(take, limits.history.searchDelay);
  }, []);
  return { settled, settle };
};
