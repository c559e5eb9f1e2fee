import { useEffect, useRef } from 'react';
import { Notice } from '../../primitives/Notice/Notice.tsx';

/** Why the decision failed, above the fields. It comes into view, as the fields may be scrolled away from it. */
export const DecisionError = ({ children }: { children: string }) => {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again when the error changes, which it does not read.
  useEffect(() => {
    notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [children]);
  return (
    <div ref={notice}>
      <Notice tone="critical">{children}</Notice>
    </div>
  );
};
