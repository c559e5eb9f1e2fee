import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';

/** The height of a row that cannot be measured, in pixels. */
const smallest = 36;

const heightsIn = (list: HTMLTableSectionElement | null): number[] =>
  [...(list?.querySelectorAll<HTMLTableRowElement>('[data-index]') ?? [])].map(
    ({ offsetHeight }) => offsetHeight || smallest,
  );

/**
 * The heights of the rows that are drawn when a table becomes long, from which those of the others are estimated. Null where
 * none is drawn yet: the first row is then drawn alone.
 */
export const useHeights = (
  list: RefObject<HTMLTableSectionElement | null>,
  isLong: boolean,
): readonly number[] | null => {
  const heights = useRef<readonly number[]>([]);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  if (isLong && heights.current.length === 0) heights.current = heightsIn(list.current);
  const known = heights.current.length > 0 ? heights.current : null;
  const isMissing = isLong && !known;
  useLayoutEffect(() => {
    if (isMissing) draw();
  }, [isMissing]);
  return known;
};
