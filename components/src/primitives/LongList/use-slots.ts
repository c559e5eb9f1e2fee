import { useRef } from 'react';

/** Whether the items that were there before are side by side, as they are after a scroll. */
const areTogether = <Key>(keys: readonly Key[], before: ReadonlyMap<Key, number>): boolean => {
  const stayed = keys.map((key) => before.has(key));
  return stayed.slice(stayed.indexOf(true), stayed.lastIndexOf(true)).every(Boolean);
};

/**
 * A place in the document for each item, by its key: an item that enters the window reuses the nodes of one that left it,
 * those that are first in the document first, so that few nodes move. Where others come between those that stay, as in the
 * answer to a search, each item takes the nodes at its position and none move, unless one of them `hasFocus`. The items of a
 * list that `isWhole` each have nodes of their own, which those that are near the window keep when the list grows.
 */
export const useSlots = <Key extends string | number | bigint>() => {
  const slots = useRef<ReadonlyMap<Key, number>>(new Map());
  return (keys: readonly Key[], { hasFocus = false, isWhole = false } = {}): ReadonlyMap<Key, number> => {
    const before = slots.current;
    const isKept = isWhole || hasFocus || areTogether(keys, before);
    const wanted = new Set(isKept ? keys : []);
    const free = isWhole ? [] : [...before].flatMap(([key, slot]) => (wanted.has(key) ? [] : [slot]));
    let unused = Math.max(-1, ...before.values()) + 1;
    const next = (): number => {
      const slot = free.shift();
      if (slot !== undefined) return slot;
      unused += 1;
      return unused - 1;
    };
    slots.current = new Map(keys.map((key) => [key, (isKept ? before.get(key) : undefined) ?? next()]));
    return slots.current;
  };
};
