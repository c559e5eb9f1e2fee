import type { Chance } from '../simulation/random.ts';

export const second = 1_000;
export const minute = 60_000;
export const hour = 3_600_000;
export const day = 86_400_000;

/** A local time of day so many days ago, in the server's time zone. */
export const clockTime = (now: number, daysAgo: number, hours: number, minutes = 0): number => {
  const date = new Date(now);
  return new Date(
    date.getFullYear(),
    date.getMonth(),
    date.getDate() - daysAgo,
    hours,
    minutes,
    Math.floor((now / second) % 60),
  ).getTime();
};

/** The traffic of each hour of the day: commuting, evenings out, and late trips home. */
const workday = [1, 1, 0, 0, 0, 1, 3, 8, 10, 7, 4, 4, 6, 5, 4, 5, 7, 11, 12, 9, 6, 5, 4, 2];
const weekend = [5, 4, 2, 1, 0, 0, 1, 1, 2, 4, 6, 7, 8, 7, 6, 6, 6, 7, 9, 9, 8, 8, 8, 7];
/** From Sunday to Saturday. */
const weekdays = [0.9, 0.8, 0.9, 1, 1.05, 1.35, 1.3];

const pick = (weights: readonly number[], chance: Chance): number => {
  let left = chance.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return Math.max(at, 0);
};

const weightOf = (now: number, daysAgo: number, days: number): number =>
  (0.5 + (days - daysAgo) / days) * (weekdays[new Date(now - daysAgo * day).getDay()] ?? 1);

const momentOf = (now: number, daysAgo: number, chance: Chance): number => {
  const isWeekend = new Date(now - daysAgo * day).getDay() % 6 === 0;
  const hours = pick(isWeekend ? weekend : workday, chance);
  return clockTime(now, daysAgo, hours, Math.floor(chance.between(0, 60))) + chance.between(0, 30) * second;
};

/** About this many times in the last days: each day has a share, recent days a larger one, most at busy hours. */
export const busyMoments = (now: number, days: number, count: number, chance: Chance): number[] => {
  const weights = Array.from({ length: days }, (_, daysAgo) => weightOf(now, daysAgo, days));
  const each = count / weights.reduce((sum, weight) => sum + weight, 0);
  let due = 0;
  return weights.flatMap((weight, daysAgo) => {
    due += weight * each;
    const today = Math.floor(due);
    due -= today;
    return Array.from({ length: today }, () => momentOf(now, daysAgo, chance));
  });
};

const [opens, closes] = [9, 18];

/** This time, or the next one during office hours. */
export const atWork = (time: number): number => {
  const hours = new Date(time).getHours();
  if (hours < opens) return clockTime(time, 0, opens, Math.floor(time / minute) % 50);
  return hours < closes ? time : clockTime(time, -1, opens, Math.floor(time / minute) % 50);
};
