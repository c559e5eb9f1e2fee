import type { User } from '@mobility/openapi';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useAddress } from '../../console/parameters.ts';

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const linkOf = (id: string | null): HTMLElement | null =>
  id === null ? null : document.querySelector(`[data-user="${CSS.escape(id)}"]`);

/** Where arrow keys have a meaning of their own. */
const ownsArrows = 'input, textarea, select, [role="menu"], [role="radiogroup"], [role="listbox"]';

type Keys = Pick<globalThis.KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The person that a key selects. */
const nextOf = (event: { target: EventTarget | null } & Keys, id: string, users: readonly User[]) => {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.target instanceof Element && event.target.closest(ownsArrows)) return undefined;
  const place = users.findIndex((user) => user.id === id);
  return users[Math.max(place + step, 0)];
};

/**
 * The keys that are pressed in a table, which stays usable beside the drawer. Escape also counts where nothing has the focus,
 * as after a press beside all controls.
 */
const useInTable = (
  isOpen: boolean,
  onKeyDown: (event: globalThis.KeyboardEvent) => void,
  onClose: () => void,
): void => {
  const latest = useRef({ onKeyDown, onClose });
  useEffect(() => {
    latest.current = { onKeyDown, onClose };
  });
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: globalThis.KeyboardEvent): void => {
      const { target, key, defaultPrevented } = event;
      if (defaultPrevented || !(target instanceof Element)) return;
      const isInTable = target.closest('table') !== null;
      if (key !== 'Escape') isInTable && latest.current.onKeyDown(event);
      else if (isInTable || target === document.body) latest.current.onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen]);
};

/** Closes the drawer, and changes its user by the arrow keys. The row of the user stays in view. */
export const useSteps = (id: string | null, users: readonly User[]) => {
  const { change, close } = useAddress();
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (id !== null) linkOf(id)?.scrollIntoView?.({ block: 'nearest' });
    // The focus returns to the row when the drawer closes.
    else linkOf(before.current)?.focus();
    before.current = id;
  }, [id]);
  const onClose = (): void => close('user', 'payments');
  /** Whether the key selected another person. */
  const step = (event: Pick<Event, 'target' | 'preventDefault'> & Keys): boolean => {
    const next = id === null ? undefined : nextOf(event, id, users);
    if (next === undefined) return false;
    event.preventDefault();
    change({ user: next.id, payments: null });
    // From a row, the focus goes with the person.
    if (event.target instanceof Element && event.target.matches('[data-user]')) linkOf(next.id)?.focus();
    return true;
  };
  useInTable(id !== null, step, onClose);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!step(event)) return;
    // A control of the former person goes with that person.
    const details = event.currentTarget.querySelector<HTMLElement>('[role="dialog"]') ?? event.currentTarget;
    details.focus({ preventScroll: true });
  };
  return { onClose, onKeyDown };
};
