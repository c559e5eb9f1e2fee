import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { keepFocus } from '../../primitives/Dialog/keep-focus.ts';

/** The attribute of what a row has opened beside its list, as a selector. */
export const besideMark = '[data-beside]';

/** Whether a key is pressed in a field with a text, which closing would lose. */
const isInText = (target: EventTarget | null): boolean =>
  (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')) &&
  target.value !== '';

type Beside<Part, Head> = {
  /** Of the whole part. */
  props: { ref: RefObject<Part | null>; 'data-beside': true };
  /** Of what takes the focus. */
  head: RefObject<Head | null>;
};

/**
 * A part that a row opens beside its list, and in its place where there is no room for both. It takes the focus each time it
 * shows another item. Escape closes it, except in a field with a text, which it leaves. Then the focus returns to the row.
 */
export const useBeside = <Part extends HTMLElement, Head extends HTMLElement>(
  id: string,
  onClose: () => void,
): Beside<Part, Head> => {
  const part = useRef<Part>(null);
  const head = useRef<Head>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect moves the focus once for each opened item, and must not run on other changes.
  useEffect(() => head.current?.focus(), [id]);
  useEffect(() => {
    const press = ({ key, target, isComposing, defaultPrevented }: KeyboardEvent): void => {
      // A press beside all controls moves the focus to the page, or to the sheet around the part.
      const isHere =
        target instanceof Element && (target.contains(part.current) || part.current?.contains(target));
      if (key !== 'Escape' || !isHere || isComposing || defaultPrevented) return;
      if (isInText(target)) head.current?.focus();
      else close.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  useEffect(() => keepFocus, []);
  return { props: { ref: part, 'data-beside': true }, head };
};
