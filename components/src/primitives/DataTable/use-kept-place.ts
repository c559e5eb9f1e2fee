import { type RefObject, useLayoutEffect, useRef } from 'react';
import { coveredAbove, isPast } from './is-past.ts';

type Rows = { count: number; keyAt: (index: number) => string };
type Place = {
  list: RefObject<HTMLElement | null>;
  /** Whether a mouse or a pen is above the rows, and was moved not long ago. */
  isHovered: boolean;
};

/** The key at an index, which may be beyond either end. */
const keyIn = ({ count, keyAt }: Rows, index: number): string | null =>
  index >= 0 && index < count ? keyAt(index) : null;

/** The index of a row, looked for around the one that it had. */
const indexNear = (rows: Rows, key: string | null, from: number): number => {
  for (let away = 0; away <= Math.max(from, rows.count); away += 1)
    for (const index of [from + away, from - away]) if (keyIn(rows, index) === key) return index;
  return -1;
};

/** The new index of a row that stays beside one of its neighbours. One that goes elsewhere in the order has none. */
const stayedAt = (index: number, before: Rows, now: Rows): number => {
  const next = indexNear(now, keyIn(before, index), index);
  const stays = [-1, 1].some((step) => {
    const neighbour = keyIn(before, index + step);
    return neighbour !== null && neighbour === keyIn(now, next + step);
  });
  return stays ? next : -1;
};

type Pointer = {
  isHovered: boolean;
  /** Where the page is by the rows that a pointer has kept, and not by its reader. */
  scrolledTo: number | null;
};

/**
 * The row that is kept where it is seen, with its new index: the one below a resting pointer, and of a list whose first row
 * is out of sight the one that the keyboard has focused, or the first that is seen. Otherwise new rows appear where the list
 * starts, or where a pointer that is forgotten has taken the page: what is above the list stays in sight. Null if the row keeps its index: nothing moves then, and a
 * call of scrollBy would interrupt a smooth scroll.
 */
const keptRow = (list: HTMLElement, { isHovered, scrolledTo }: Pointer, before: Rows, now: Rows) => {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-index]')];
  const edge = coveredAbove(rows[0] ?? null);
  const seen = rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > edge && top < window.innerHeight;
  });
  const focused = seen.filter((row) => row.querySelector(':focus-visible'));
  const pointed = isHovered ? seen.filter((row) => row.matches(':hover')) : [];
  const startsAbove = isPast(list);
  const byReader = startsAbove && window.scrollY !== scrolledTo;
  const isRead = startsAbove && (byReader || isHovered || !list.matches(':hover'));
  for (const row of isRead ? [...focused, ...pointed, ...seen] : pointed) {
    const old = Number(row.dataset.index);
    const index = stayedAt(old, before, now);
    if (index === old) return null;
    if (index >= 0) return { index, top: row.getBoundingClientRect().top, byReader };
  }
  return null;
};

/**
 * Scrolls the page by the height of the rows that come or go above the one that is read. A list that starts again scrolls to
 * its start instead.
 */
export const useKeptPlace = ({ list, isHovered }: Place, now: Rows, startsAgain: boolean) => {
  const drawn = useRef(now);
  const scrolledTo = useRef<number | null>(null);
  const isOther = !startsAgain && drawn.current.keyAt !== now.keyAt;
  const pointer = { isHovered, scrolledTo: scrolledTo.current };
  const kept = isOther && list.current ? keptRow(list.current, pointer, drawn.current, now) : null;
  useLayoutEffect(() => {
    drawn.current = now;
    const row = kept && list.current?.querySelector(`[data-index="${kept.index}"]`);
    if (!row) return;
    window.scrollBy({ top: row.getBoundingClientRect().top - kept.top, behavior: 'instant' });
    if (!kept.byReader) scrolledTo.current = window.scrollY;
  });
  return kept;
};
