let wanted: string | null = null;
const listeners = new Set<() => void>();

/** Asks the conversation of a ride to open, now or when its screen shows next. */
export const requestConversation = (rideId: string): void => {
  wanted = rideId;
  for (const listener of listeners) listener();
};

/** Calls back when the conversation of a ride is asked to open; each request is met once. */
export const onConversationRequest = (rideId: string, open: () => void): (() => void) => {
  const check = (): void => {
    if (wanted !== rideId) return;
    wanted = null;
    open();
  };
  check();
  listeners.add(check);
  return () => listeners.delete(check);
};
