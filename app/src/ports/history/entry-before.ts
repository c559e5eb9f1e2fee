/** What of the Navigation API says which page the entry before is. Older browsers lack it. */
type History = { currentEntry: { index: number } | null; entries: () => { url: string | null }[] };

const known = (): History | undefined => (globalThis as { navigation?: History }).navigation;

let isGoingBack = false;

const hasArrived = (): void => {
  isGoingBack = false;
};

/**
 * Goes back one entry in the browser's history. A second call before the browser has gone back does nothing, so that a double
 * click on the close button of a dialog does not leave the page. `pageshow` resets this when the page returns from the
 * back/forward cache.
 */
export const goBack = (): void => {
  if (isGoingBack) return;
  isGoingBack = true;
  for (const arrival of ['popstate', 'pageshow']) addEventListener(arrival, hasArrived);
  history.back();
};

/** The entry of the browser's history before this one. */
export const entryBefore = {
  /** Its parameters; null where it is another page, or where the browser does not say. */
  parameters: (): URLSearchParams | null => {
    const navigation = known();
    const index = (navigation?.currentEntry?.index ?? 0) - 1;
    const url = navigation?.entries()[index]?.url;
    if (!url) return null;
    const { pathname, searchParams } = new URL(url);
    return pathname === location.pathname ? searchParams : null;
  },
  back: goBack,
};
