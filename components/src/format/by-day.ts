import { type Moment, timestampMs } from './time.ts';

/**
 * The items of one day: `today`, `yesterday`, or a date that names no other day; empty where it is
 * unknown.
 */
export type Day<Item> = { day: string; at: Moment; items: Item[] };

const dateOf = (ms: number): string => (Number.isNaN(ms) ? '' : new Date(ms).toDateString());

/**
 * The items grouped by day in the reader's time zone, in the order of the list. `now` in milliseconds
 * since 1970; NaN names each day by its date.
 */
export const byDay = <Item>(
  items: readonly Item[],
  momentOf: (item: Item) => Moment,
  now: number,
): Day<Item>[] => {
  const before = new Date(now);
  before.setDate(before.getDate() - 1);
  const names: Record<string, string> = {
    [dateOf(now)]: 'today',
    [dateOf(before.getTime())]: 'yesterday',
  };
  const days = new Map<string, Day<Item>>();
  for (const item of items) {
    const at = momentOf(item);
    const date = dateOf(timestampMs(at));
    const day = days.get(date) ?? { day: (date && names[date]) || date, at, items: [] };
    day.items.push(item);
    days.set(date, day);
  }
  return [...days.values()];
};
