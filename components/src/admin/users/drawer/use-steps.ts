import type { User } from '@mobility/openapi';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useAddress } from '../../console/parameters.ts';

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const linkOf = (id: string | null): HTMLElement | null =>
  id === null ? null : document.querySelector(`[data-user="${CSS.escape(id)}"]`);

/** Closes the drawer, and changes its user by the arrow keys. The row of the user stays in view. */
export const useSteps = (id: string | null, users: readonly User[]) => {
  const { change } = useAddress();
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (id !== null) linkOf(id)?.scrollIntoView?.({ block: 'nearest' });
    // The focus returns to the row when the drawer closes.
    else linkOf(before.current)?.focus();
    before.current = id;
  }, [id]);
  const onClose = (): void => change({ user: null });
  return {
    onClose,
    onKeyDown: (event: KeyboardEvent): void => {
      const step = steps[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const place = users.findIndex((user) => user.id === id);
      const next = users[Math.max(place + step, 0)];
      event.preventDefault();
      if (next) change({ user: next.id });
    },
  };
};
