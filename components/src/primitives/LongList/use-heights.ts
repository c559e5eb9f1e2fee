import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';

const heightsIn = (list: HTMLElement | null, estimate: number): number[] =>
  [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])].map(
    ({ offsetHeight }) => offsetHeight || estimate,
  );

/**
 * The heights of the items that are drawn when a list becomes long, from which those of the others are estimated. Null where
 * none is drawn yet: the first item is then drawn alone. An item that cannot be measured has the height `estimate`.
 */
export const useHeights = (
  list: RefObject<HTMLElement | null>,
  isLong: boolean,
  estimate: number,
): readonly number[] | null => {
  const heights = useRef<readonly number[]>([]);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  if (isLong && heights.current.length === 0) heights.current = heightsIn(list.current, estimate);
  const known = heights.current.length > 0 ? heights.current : null;
  const isMissing = isLong && !known;
  useLayoutEffect(() => {
    if (isMissing) draw();
  }, [isMissing]);
  return known;
};
