/** The part of a state of the history that counts the dialogs above the page. */
const key = 'dialogs';
/** In milliseconds: a step in the history that takes longer leads nowhere. */
const patience = 2_000;

type Hold = { onBack: () => void };

/** The open dialogs, the one on top last. Each has an entry above the page's own. */
const holds: Hold[] = [];
/** What the app changes in the history: it waits until the current entry is the page's own. */
const changes: (() => void)[] = [];
let isTravelling = false;
let giveUp: ReturnType<typeof setTimeout> | undefined;

const page = {
  pushState: history.pushState.bind(history),
  replaceState: history.replaceState.bind(history),
  back: history.back.bind(history),
};

/** How many entries of dialogs there are up to the current one. */
const depth = (): number => history.state?.[key] ?? 0;
const mark = (dialogs: number) => ({ ...history.state, [key]: dialogs });

const travel = (delta: number): void => {
  isTravelling = true;
  giveUp = setTimeout(() => {
    page.replaceState(mark(0), '');
    arrive();
  }, patience);
  history.go(delta);
};

/** Gives each open dialog its entry, and removes those of others. A change of the app comes first, at the page's own entry. */
const settle = (): void => {
  if (isTravelling) return;
  const wanted = changes.length > 0 ? 0 : holds.length;
  if (depth() > wanted) travel(wanted - depth());
  else if (changes.length > 0) {
    while (!isTravelling && changes.length > 0) changes.shift()?.();
    settleLater();
  } else while (depth() < wanted) page.pushState(mark(depth() + 1), '');
};

/** Later, so that a dialog that takes the place of another keeps its entry. */
const settleLater = (): void => void setTimeout(settle);

/** The browser has gone to another entry. Where the user did that, it closes the dialogs whose entries lie above. */
const arrive = (): void => {
  clearTimeout(giveUp);
  if (isTravelling) isTravelling = false;
  else for (const { onBack } of holds.splice(depth()).reverse()) onBack();
  settle();
};

const change = (make: () => void): void => {
  changes.push(make);
  settle();
};

// The router and the ports write to the history as if no dialog had an entry.
history.pushState = (...entry) => change(() => page.pushState(...entry));
history.replaceState = (...entry) => change(() => page.replaceState(...entry));
history.back = () => change(() => (holds.length > 0 ? travel(-1) : page.back()));
addEventListener('popstate', arrive);
// A reload closes dialogs and keeps their entries.
settle();

/** Lets the next Back call `onBack`: the browser's history gets an entry for it. Returns the function that removes it. */
export const hold = (onBack: () => void): (() => void) => {
  const own = { onBack };
  holds.push(own);
  settleLater();
  return () => {
    const place = holds.indexOf(own);
    if (place < 0) return;
    holds.splice(place, 1);
    settleLater();
  };
};
