import { useRef } from 'react';

/**
 * A place in the document for each item, by its key: an item that enters the window reuses the nodes of one that left it,
 * those that are first in the document first, so that few nodes move.
 */
export const useSlots = <Key extends string | number | bigint>() => {
  const slots = useRef<ReadonlyMap<Key, number>>(new Map());
  return (keys: readonly Key[]): ReadonlyMap<Key, number> => {
    const before = slots.current;
    const wanted = new Set(keys);
    const free = [...before].flatMap(([key, slot]) => (wanted.has(key) ? [] : [slot]));
    let unused = Math.max(-1, ...before.values()) + 1;
    const next = (): number => {
      const slot = free.shift();
      if (slot !== undefined) return slot;
      unused += 1;
      return unused - 1;
    };
    slots.current = new Map(keys.map((key) => [key, before.get(key) ?? next()]));
    return slots.current;
  };
};
