/** What of the Navigation API says which page the entry before is. Older browsers lack it. */
type History = { currentEntry: { index: number } | null; entries: () => { url: string | null }[] };

const known = (): History | undefined => (globalThis as { navigation?: History }).navigation;

let isGoingBack = false;

const hasArrived = (): void => {
  isGoingBack = false;
};

/**
 * Goes back once, even if it is asked again before the browser has gone back, as a double click on a button does that closes
 * a dialog: a second step would leave the page. A page that the browser kept and shows again can go back anew.
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
