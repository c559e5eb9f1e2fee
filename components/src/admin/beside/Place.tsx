import { useLayoutEffect, useRef } from 'react';
import { moved } from './Sheet.css.ts';

/** Browsers take the focus and the scroll positions from elements that move in the document; the result gives them back. */
const keep = (host: HTMLElement): (() => void) => {
  const { activeElement } = host.ownerDocument;
  const scrolled = [...host.querySelectorAll('*')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map((element) => [element, element.scrollTop] as const);
  return () => {
    for (const [element, top] of scrolled) element.scrollTop = top;
    if (activeElement instanceof HTMLElement && host.contains(activeElement)) activeElement.focus();
  };
};

/** What the last place of each host has kept. */
const kept = new WeakMap<HTMLElement, () => void>();

/** Where the elements of a host are in the document, from the moment that this is drawn. */
export const Place = ({ host }: { host: HTMLElement }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(host);
    kept.get(host)?.();
    return () => void kept.set(host, keep(host));
  }, [host]);
  return <div ref={place} className={moved} />;
};
