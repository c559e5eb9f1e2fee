import { type RefObject, useEffect } from 'react';

/** What takes the focus when a dialog closes whose opener is gone. */
const mark = 'data-takes-focus';
const controls = 'a[href], button';

type Used = { element: Element; name: string | null; row: number; place: number };

/** The control of a row that an event is about: for a press beside all controls, the first link of the row. */
const usedBy = (target: EventTarget | null, list: Element): Used | null => {
  const row = target instanceof Element ? target.closest('tr[data-index]') : null;
  if (!row || !list.contains(row)) return null;
  const all = [...row.querySelectorAll(controls)];
  const element = all.find((control) => control.contains(target as Node)) ?? row.querySelector('a[href]');
  if (!element) return null;
  const index = Number(row.getAttribute('data-index'));
  return { element, name: element.getAttribute('aria-label'), row: index, place: all.indexOf(element) };
};

/** The same control of the row that has taken the place of the one that is gone, or of the last row. */
const nextOf = ({ row, place }: Used, list: Element): Used | null => {
  const rows = [...list.querySelectorAll('tr[data-index]')];
  const next = rows.find((other) => Number(other.getAttribute('data-index')) >= row) ?? rows.at(-1);
  const all = next?.querySelectorAll(controls) ?? [];
  return usedBy(all[place] ?? all[0] ?? null, list);
};

/**
 * The focus returns to the control of a row that was used last, after a menu or dialogs that it opened: to that of the next
 * row where its own has left the list. It no longer does once something else of the page has the focus.
 */
export const useRowFocus = (section: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const list = section.current;
    if (!list) return;
    let used: Used | null = null;
    const use = (next: Used | null): void => {
      used?.element.removeAttribute(mark);
      used = next;
      used?.element.setAttribute(mark, '');
    };
    const note = ({ target }: Event): void => {
      const next = usedBy(target, list);
      if (next || (target instanceof Element && target.closest('main, nav'))) use(next);
    };
    // A row of a long list is drawn with the nodes of another one.
    const isThere = ({ element, name }: Used): boolean =>
      element.isConnected && element.getAttribute('aria-label') === name;
    const observer = new MutationObserver(() => {
      if (!used || isThere(used)) return;
      use(nextOf(used, list));
      if (document.activeElement === document.body) (used?.element as HTMLElement | undefined)?.focus();
    });
    observer.observe(list, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    list.addEventListener('click', note);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      list.removeEventListener('click', note);
    };
  }, [section]);
};
