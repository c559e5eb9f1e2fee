import type { Earnings } from '@mobility/openapi';

export type Period = Earnings['period'];

/** A span of time in milliseconds since 1970, without its end. */
export type Span = { from: number; to: number };

/** A date without a zone. Days and hours may be out of range, as in `Date.UTC`. */
type Wall = { year: number; month: number; day: number; hour?: number };

/** The clock of a time zone. Throws a RangeError for a zone that does not exist. */
const clockOf = (zone: string) => {
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', {
    ...numeric,
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    era: 'short',
    timeZone: zone,
  });
  const wallOf = (at: number): Required<Wall> & { shown: number } => {
    const parts = format.formatToParts(at);
    const of = (type: Intl.DateTimeFormatPartTypes): number =>
      Number(parts.find((part) => part.type === type)?.value);
    const [year, month, day, hour] = [of('year'), of('month') - 1, of('day'), of('hour')];
    return { year, month, day, hour, shown: Date.UTC(year, month, day, hour, of('minute'), of('second')) };
  };
  const instantOf = ({ year, month, day, hour = 0 }: Wall): number => {
    const shown = Date.UTC(year, month, day, hour);
    // The offset at the time in UTC may be another one, so it is read again at the result.
    const first = shown - (wallOf(shown).shown - shown);
    return shown - (wallOf(first).shown - first);
  };
  return { wallOf, instantOf };
};
type Clock = ReturnType<typeof clockOf>;

/** The first day of the period so many periods before the one of a day. */
const starts: Record<Period, (day: Wall, back: number) => Wall> = {
  day: ({ year, month, day }, back) => ({ year, month, day: day - back }),
  week: ({ year, month, day }, back) => {
    const sinceMonday = (new Date(Date.UTC(year, month, day)).getUTCDay() + 6) % 7;
    return { year, month, day: day - sinceMonday - 7 * back };
  },
  month: ({ year, month }, back) => ({ year, month: month - back, day: 1 }),
};

/** The starts of the parts of a period: every four hours of a day, else every day. */
const partsOf = (clock: Clock, period: Period, start: Wall, to: number): number[] => {
  const parts: number[] = [];
  for (let index = 0; ; index += 1) {
    const wall = period === 'day' ? { ...start, hour: index * 4 } : { ...start, day: start.day + index };
    const at = clock.instantOf(wall);
    if (at >= to) return parts;
    parts.push(at);
  }
};

/** The period that contains a moment, the starts of its parts, and the start of the period before. */
export type PeriodParts = Span & { parts: readonly number[]; before: number };

/** The period that contains `now` in a time zone. Throws a RangeError for a zone that does not exist. */
export const periodAt = (period: Period, now: number, zone: string): PeriodParts => {
  const clock = clockOf(zone);
  const today = clock.wallOf(now);
  const start = starts[period](today, 0);
  const to = clock.instantOf(starts[period](today, -1));
  return {
    from: clock.instantOf(start),
    to,
    before: clock.instantOf(starts[period](today, 1)),
    parts: partsOf(clock, period, start, to),
  };
};
