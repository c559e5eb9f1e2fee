import type { Presence, SessionEnd, TokenStorage } from '../ports.ts';

type PresenceEvent = 'online' | 'offline' | 'visible' | 'hidden';

/** A presence that the test controls. */
export const memoryPresence = (): Presence & { emit(event: PresenceEvent): void } => {
  const listeners = new Set<(event: PresenceEvent) => void>();
  let online = true;
  let visible = true;
  return {
    isOnline: () => online,
    isVisible: () => visible,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (event) => {
      if (event === 'online' || event === 'offline') online = event === 'online';
      else visible = event === 'visible';
      for (const listener of listeners) listener(event);
    },
  };
};

/** A token storage with another tab that the test controls. */
export const memoryTokens = (
  token: string | null = null,
): TokenStorage & { otherTab(token: string | null, end?: SessionEnd): void } => {
  const listeners = new Set<(token: string | null) => void>();
  let held = token;
  let noted: SessionEnd | null = null;
  let proof: string | null = null;
  return {
    readDeviceProof: () => proof,
    writeDeviceProof: (next) => {
      proof = next;
    },
    read: () => held,
    write: (next) => {
      held = next;
    },
    clear: (only, end) => {
      if (held === null || (only !== undefined && only !== held)) return;
      held = null;
      noted = end ?? null;
    },
    readEnd: () => noted,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    otherTab: (next, end) => {
      held = next;
      if (next === null) noted = end ?? null;
      for (const listener of listeners) listener(next);
    },
  };
};
