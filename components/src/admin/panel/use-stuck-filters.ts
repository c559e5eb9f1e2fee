import { useLayoutEffect, useRef } from 'react';
import { above } from '../../primitives/DataTable/DataTable.css.ts';
import { inlineVars } from '../../theme/inline-vars.ts';

const [property = ''] = Object.keys(inlineVars({ [above]: '' }));

/** Filters that do not stick scroll with the page. */
const doesStick = (line: Element): boolean => getComputedStyle(line).position === 'sticky';

/** For the element of a list's filters, which stick: tells the rest of the list how high they are. */
export const useStuckFilters = () => {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = line;
    const list = current?.parentElement;
    if (!current || !list) return;
    const measure = () =>
      list.style.setProperty(property, `${doesStick(current) ? current.offsetHeight : 0}px`);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    // Of the document as well: whether they stick also depends on the height of the window.
    for (const element of [current, document.documentElement]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return line;
};
