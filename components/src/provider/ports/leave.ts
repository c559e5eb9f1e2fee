/** The key of the address that the page was left from; session storage keeps it during the visit elsewhere. */
const place = 'mobility_left_from';

/** Leaves the page for an address outside of it, such as a payment page, and remembers where it was. */
export const leaveTo = (url: string): void => {
  const { location, sessionStorage } = globalThis;
  try {
    sessionStorage.setItem(place, location.pathname + location.search);
  } catch {
    // Without storage the way back leads to the usual page.
  }
  location.assign(url);
};

/** The address that `leaveTo` was called on in this tab; null if it was not, or if it is no page of this origin. */
export const leftFrom = (): string | null => {
  try {
    const kept = globalThis.sessionStorage.getItem(place);
    return kept !== null && /^\/(?![/\\])/.test(kept) ? kept : null;
  } catch {
    return null;
  }
};
