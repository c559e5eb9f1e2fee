/** The visible faults of content in a column that is too narrow for it. */

const slack = 1;
const scrolls = new Set(['auto', 'scroll']);
const clips = new Set(['hidden', 'clip', ...scrolls]);

const nameOf = (element: Element): string => {
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  return `<${element.localName} ${element.getAttribute('class')?.split(' ')[0] ?? ''}> ${text}`;
};

const ancestors = (element: Element, host: Element): Element[] => {
  const up = element.parentElement;
  return up && up !== host ? [up, ...ancestors(up, host)] : [];
};

/** The control of a slider lies in a box of one pixel, beside its thumb. */
const isCutAway = ({ parentElement: parent }: Element): boolean =>
  parent !== null && parent.clientWidth <= 1 && clips.has(getComputedStyle(parent).overflowX);

/** Drawings, and what only a screen reader reads, may lie anywhere. */
const isSeen = (element: Element, box: DOMRect): boolean =>
  box.width > 2 &&
  box.height > 2 &&
  !element.closest('svg, [hidden]') &&
  !isCutAway(element) &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

const outside = (element: Element, box: DOMRect, host: Element): boolean => {
  const column = host.getBoundingClientRect();
  if (box.right <= column.right + slack && box.left >= column.left - slack) return false;
  return !ancestors(element, host).some((up) => clips.has(getComputedStyle(up).overflowX));
};

/** Text that is cut off at an edge without a sign that it continues. */
const cut = (element: Element): boolean => {
  if (element.scrollWidth <= element.clientWidth + slack || !element.clientWidth) return false;
  const style = getComputedStyle(element);
  if (!clips.has(style.overflowX) || scrolls.has(style.overflowX)) return false;
  return (
    style.textOverflow !== 'ellipsis' &&
    style.webkitLineClamp === 'none' &&
    element.textContent?.trim() !== ''
  );
};

const actions = 'button, a[href], input:not([type=hidden]), select, textarea, [role=switch], [role=tab]';

/** Toasts and the full-screen spinner belong to the window. */
const isInWindow = (element: Element, host: Element): boolean =>
  [element, ...ancestors(element, host)].some((up) => getComputedStyle(up).position === 'fixed');

/** A bar that stays in place while the content scrolls below it. */
const bar = (element: Element, host: Element): Element | undefined =>
  ancestors(element, host).find((up) => ['sticky', 'fixed'].includes(getComputedStyle(up).position));

const covers = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

const intersection = (one: DOMRect, other: DOMRect): DOMRect => {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.right, other.right) - left;
  const height = Math.min(one.bottom, other.bottom) - top;
  return new DOMRect(left, top, Math.max(0, width), Math.max(0, height));
};

/** The part of an element that is not scrolled out of sight, as the content of a dialog is above its footer. */
const shown = (element: Element, host: Element): DOMRect => {
  const box = element.getBoundingClientRect();
  if (isInWindow(element, host) && !element.closest('[role=dialog], [role=alertdialog]')) return box;
  return ancestors(element, host)
    .filter((up) => clips.has(getComputedStyle(up).overflowY))
    .reduce((part, up) => intersection(part, up.getBoundingClientRect()), box);
};

const coveredActions = (host: Element): string[] => {
  const seen = [...host.querySelectorAll(actions)]
    .map((element) => ({ element, box: shown(element, host), bar: bar(element, host) }))
    .filter(({ element, box }) => isSeen(element, box));
  return seen.flatMap((one, index) =>
    seen
      .slice(index + 1)
      .filter(
        (other) =>
          other.bar === one.bar && !one.element.contains(other.element) && covers(one.box, other.box),
      )
      .map((other) => `${nameOf(one.element)} and ${nameOf(other.element)} cover one another`),
  );
};

export const faultsIn = (host: HTMLElement): string[] => {
  const found = new Set<string>();
  if (host.scrollWidth > host.clientWidth) found.add(`the column scrolls: ${host.scrollWidth} px`);
  for (const element of host.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    if (!isSeen(element, box) || isInWindow(element, host)) continue;
    if (outside(element, box, host))
      found.add(
        `${nameOf(element)} leaves the column by ${Math.round(box.right - host.getBoundingClientRect().right)} px`,
      );
    if (cut(element))
      found.add(`${nameOf(element)} is cut: ${element.scrollWidth} of ${element.clientWidth} px`);
  }
  for (const pair of coveredActions(host)) found.add(pair);
  return [...found];
};
