import { useLayoutEffect, useRef } from 'react';
import { above } from '../../primitives/DataTable/DataTable.css.ts';
import { inlineVars } from '../../theme/inline-vars.ts';

const [property = ''] = Object.keys(inlineVars({ [above]: '' }));

/** Where the filters stick, in pixels; null where they scroll with the page. */
const stuckAt = (line: Element): number | null => {
  const { position, top } = getComputedStyle(line);
  return position === 'sticky' ? Number.parseFloat(top) : null;
};

/**
 * For the element of a list's filters, which stick: tells the rest of the list how high they are. A list that is scrolled
 * goes back to its first row when it is chosen by something else, as its filters are at hand further down.
 */
export const useStuckFilters = (chosenBy: string) => {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = line;
    const list = current?.parentElement;
    if (!current || !list) return;
    const measure = () =>
      list.style.setProperty(property, `${stuckAt(current) === null ? 0 : current.offsetHeight}px`);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    // Of the document as well: whether they stick also depends on the height of the window.
    for (const element of [current, document.documentElement]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const shown = useRef(chosenBy);
  useLayoutEffect(() => {
    if (shown.current === chosenBy) return;
    shown.current = chosenBy;
    const list = line.current?.parentElement;
    const place = line.current && stuckAt(line.current);
    if (!list || place === null) return;
    const scrolled = list.getBoundingClientRect().top - place;
    if (scrolled < 0) window.scrollBy({ top: scrolled, behavior: 'instant' });
  }, [chosenBy]);
  return line;
};
