import { limits } from '@mobility/openapi/limits';
import { useEffect, useRef, useState } from 'react';

/**
 * The text of a search whose settled value is elsewhere, such as in the address. It is reported when the typing pauses, and
 * follows a value that changes elsewhere.
 */
export const useTypedSearch = (settled: string, settle: (text: string) => void) => {
  const [typed, setTyped] = useState(settled);
  const [known, setKnown] = useState(settled);
  const [told, setTold] = useState(settled);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (settled !== known) {
    setKnown(settled);
    if (settled !== told) setTyped(settled);
  }
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  return {
    typed,
    type: (text: string): void => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setTold(text);
        latest.current(text);
      }, limits.history.searchDelay);
    },
  };
};
