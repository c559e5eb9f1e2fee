import { type RefObject, useLayoutEffect, useRef } from 'react';

/** In milliseconds. Equals the theme's quick motion, with which toasts enter. */
const duration = 150;
const gone = { opacity: 0, transform: 'translateY(-0.5rem)' };

/** Whether somebody sees the element, and accepts motion. A toast behind the newest one of a phone is clipped away. */
const canMove = (element: HTMLElement): boolean =>
  typeof element.animate === 'function' &&
  matchMedia('(prefers-reduced-motion: no-preference)').matches &&
  getComputedStyle(element).clipPath === 'none';

type Place = { top: number; left: number; width: number; height: number };
const placeOf = (element: HTMLElement): Place => ({
  top: element.offsetTop,
  left: element.offsetLeft,
  width: element.offsetWidth,
  height: element.offsetHeight,
});

/** A copy of an element that neither assistive technology nor the pointer finds. */
const copyAt = (element: HTMLElement, { top, left, width, height }: Place): HTMLElement => {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  copy.inert = true;
  copy.ariaHidden = 'true';
  Object.assign(copy.style, {
    position: 'absolute',
    inset: `${top}px auto auto ${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    clipPath: 'none',
    animation: 'none',
  });
  return copy;
};

/** Lets an element leave with an animation: when it is removed, a copy fades in its place. */
export const useLeaveAnimation = (ref: RefObject<HTMLElement | null>): void => {
  const place = useRef<Place | null>(null);
  // After each commit: an element that leaves with this one may be removed before it.
  useLayoutEffect(() => {
    if (ref.current) place.current = placeOf(ref.current);
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const list = element?.parentElement;
      if (!element || !list || !place.current || !canMove(element)) return;
      const copy = copyAt(element, place.current);
      list.append(copy);
      copy.animate(gone, { duration, easing: 'ease-in' }).finished.finally(() => copy.remove());
    };
  }, [ref]);
};
