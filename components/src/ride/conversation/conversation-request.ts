let wanted: string | null = null;
const listeners = new Set<() => void>();

/** Requests that the conversation of a ride opens, now or when its screen shows next. */
export const requestConversation = (rideId: string): void => {
  wanted = rideId;
  for (const listener of listeners) listener();
};

/** Calls back when the conversation of a ride is requested; each request is handled once. */
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
