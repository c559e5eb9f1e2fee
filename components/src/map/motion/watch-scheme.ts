/** Calls back when the page or the device changes between light and dark. Returns the function that stops it. */
export const watchScheme = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'class', 'style'] });
  const device = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  device?.addEventListener?.('change', listener);
  return () => {
    observer.disconnect();
    device?.removeEventListener?.('change', listener);
  };
};
