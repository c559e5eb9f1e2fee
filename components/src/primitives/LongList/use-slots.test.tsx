import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSlots } from './use-slots.ts';

afterEach(cleanup);

/** The slots of the keys, in their order. */
const slotting = () => {
  const { result } = renderHook(() => useSlots<string>());
  return (text: string, looks?: { hasFocus?: boolean; isWhole?: boolean }): number[] => [
    ...result.current([...text], looks).values(),
  ];
};

test('an item keeps its slot, and one that enters takes that of one that left', () => {
  const slotsOf = slotting();
  expect(slotsOf('abc')).toEqual([0, 1, 2]);
  expect(slotsOf('bcd')).toEqual([1, 2, 0]);
  expect(slotsOf('xbcd')).toEqual([3, 1, 2, 0]);
});

test('items that all are new keep the order of the document', () => {
  const slotsOf = slotting();
  slotsOf('abc');
  expect(slotsOf('bcd')).toEqual([1, 2, 0]);
  expect(slotsOf('xyz')).toEqual([1, 2, 0]);
  expect(slotsOf('x')).toEqual([1]);
  expect(slotsOf('xq')).toEqual([1, 2]);
});

test('where items come between others, no node moves', () => {
  const slotsOf = slotting();
  slotsOf('abcd');
  expect(slotsOf('axbyz')).toEqual([0, 1, 2, 3, 4]);
});

test('an item with the focus keeps its nodes, wherever others come', () => {
  const slotsOf = slotting();
  slotsOf('abcd');
  expect(slotsOf('axb', { hasFocus: true })).toEqual([0, 2, 1]);
});

test('an item of a whole list has nodes of its own, and keeps them when only those near the window are left', () => {
  const slotsOf = slotting();
  slotsOf('abcd', { isWhole: true });
  expect(slotsOf('bdx', { isWhole: true })).toEqual([1, 3, 4]);
  expect(slotsOf('dxy')).toEqual([3, 4, 1]);
});
