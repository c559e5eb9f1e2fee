/** Lets the browser ask before the page is closed or loaded again. Returns a function that stops it. */
export const holdPage = (): (() => void) => {
  const ask = (event: Event): void => event.preventDefault();
  globalThis.addEventListener('beforeunload', ask);
  return () => globalThis.removeEventListener('beforeunload', ask);
};
