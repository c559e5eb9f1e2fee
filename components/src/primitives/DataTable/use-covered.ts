import { type RefObject, useLayoutEffect, useState } from 'react';

/** What covers the edges of the window, in pixels, as the style of a row says it. It changes with what is above the table. */
export const useCovered = (
  list: RefObject<HTMLTableSectionElement | null>,
  top: number,
  isWhole: boolean,
) => {
  const [covered, setCovered] = useState({ top: 0, bottom: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect measures again when the filters grow and move the table down.
  useLayoutEffect(() => {
    const row = isWhole ? null : list.current?.querySelector('[data-index]');
    if (!row) return;
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(row);
    const next = {
      top: Number.parseFloat(scrollMarginTop) || 0,
      bottom: Number.parseFloat(scrollMarginBottom) || 0,
    };
    setCovered((before) => (before.top === next.top && before.bottom === next.bottom ? before : next));
  }, [list, top, isWhole]);
  return covered;
};
