import { type RefObject, useEffect } from 'react';
import { besideMark } from '../beside/use-beside.ts';

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
  const rows = [...list.querySelectorAll('tr[data-index]:not([data-gone])')];
  const next = rows.find((other) => Number(other.getAttribute('data-index')) >= row) ?? rows.at(-1);
  const all = next?.querySelectorAll(controls) ?? [];
  return usedBy(all[place] ?? all[0] ?? null, list);
};

/** The control that opened what is beside the list: the one that was used last in its row, otherwise the last of the row. */
const openerIn = (list: Element, used: Used | null): Used | null => {
  const row = list.querySelector('tr[data-selected]');
  if (!row || (used && row.contains(used.element))) return used;
  return usedBy([...row.querySelectorAll(controls)].at(-1) ?? null, list);
};

/** The heading of a list without rows. */
const headingOf = (list: Element): HTMLElement | null => {
  const heading = list.querySelector<HTMLElement>('h2');
  if (heading) heading.tabIndex = -1;
  return heading;
};

/** A drawer beside the list is behind it in the document, and takes the focus before its rows. */
const focusPart = (): void => [...document.querySelectorAll<HTMLElement>(`[${mark}]`)].at(-1)?.focus();

/**
 * The focus returns to the control of a row that was used last, after a menu, dialogs or a part beside the list that it
 * opened: to that of the next row where its own has left the list, and to the heading of an empty list. It no longer does
 * once something else of the page has the focus.
 */
export const useRowFocus = (section: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const list = section.current;
    if (!list) return;
    let used: Used | null = null;
    let marked: Element | null = null;
    const remember = (next: Used | null, instead: Element | null = null): void => {
      marked?.removeAttribute(mark);
      used = next;
      marked = next?.element ?? instead;
      marked?.setAttribute(mark, '');
    };
    const markOpener = (): void => {
      const opener = openerIn(list, used);
      remember(opener, opener ? null : headingOf(list));
    };
    const note = ({ target }: Event): void => {
      const next = usedBy(target, list);
      if (next) remember(next);
      else if (!(target instanceof Element)) return;
      else if (target.closest(besideMark)) markOpener();
      else if (target.closest('main, nav')) remember(null);
    };
    // A row of a long list is drawn with the nodes of another one.
    const isThere = ({ element, name }: Used): boolean =>
      element.isConnected && !element.closest('[inert]') && element.getAttribute('aria-label') === name;
    const observer = new MutationObserver(() => {
      // Rows that arrive after what an old link has opened beside them.
      if (!used && marked) markOpener();
      // A list that is covered may have no rows until it is seen again.
      if (!used || isThere(used) || list.checkVisibility?.() === false) return;
      const next = nextOf(used, list);
      remember(next, next ? null : headingOf(list));
      // What becomes inert loses the focus later.
      if (document.activeElement?.matches('body, [inert] *')) focusPart();
    });
    observer.observe(list, { childList: true, subtree: true, attributeFilter: ['inert'] });
    document.addEventListener('focusin', note);
    list.addEventListener('click', note);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      list.removeEventListener('click', note);
    };
  }, [section]);
};
