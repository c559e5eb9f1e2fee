/** What of the Navigation API tells that the entry has changed. Older browsers lack it. */
type Navigation = EventTarget & { currentEntry: unknown };

const known = (): Navigation | undefined => (globalThis as { navigation?: Navigation }).navigation;

/**
 * Keeps the page at its entry of the browser's history: Back and Forward lead to it again. Returns a function that ends
 * this.
 */
export const holdEntry = (): (() => void) => {
  const { href } = location;
  const { state } = history;
  const navigation = known();
  // This comes before `popstate`, with which a router reads the address that the browser has gone to.
  const target: EventTarget = navigation ?? globalThis;
  const name = navigation ? 'currententrychange' : 'popstate';
  const stay = (event: Event): void => {
    if (!navigation || (event as { navigationType?: string }).navigationType === 'traverse')
      history.pushState(state, '', href);
  };
  target.addEventListener(name, stay, true);
  return () => target.removeEventListener(name, stay, true);
};
