import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BackContext } from './back.ts';

/** While `isOpen`, Back calls `onBack`. What is still open then holds the next one too. */
export const useBack = (isOpen: boolean, onBack: () => void): void => {
  const load = useContext(BackContext);
  const [backs, setBacks] = useState(0);
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each Back ends the hold, so `backs` starts another.
  useEffect(() => {
    if (!isOpen || !load) return;
    const held = load().then(({ hold }) =>
      hold(() => {
        latest.current();
        setBacks((count) => count + 1);
      }),
    );
    // Without its code, Back leaves the page.
    held.catch(() => undefined);
    return () => {
      held.then((release) => release()).catch(() => undefined);
    };
  }, [isOpen, load, backs]);
};
