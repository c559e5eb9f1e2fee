import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const noon = Date.UTC(2026, 10, 22, 12);
const minute = 60_000;

/** A device that shows `shown`, and answers from a server at a time of its own. */
const deviceAt = (shown: number) => {
  const device = { shown };
  const clock = createServerClock(() => device.shown);
  const answer = (date: string | number | null, milliseconds = 20) => {
    const headers = new Headers();
    if (date !== null) headers.set('date', typeof date === 'string' ? date : new Date(date).toUTCString());
    const event = {
      operationId: 'listMyRides',
      attempt: 1,
      request: new Request('http://here.example/'),
    } as const;
    clock.follow({ ...event, response: new Response(null, { headers }), milliseconds });
  };
  return { device, clock, answer };
};

test.each([-10, 10])('a clock that is %i minutes off shows the time of the server', (minutes) => {
  const { device, clock, answer } = deviceAt(noon + minutes * minute);
  answer(noon);
  expect(Math.abs(clock.now() - noon)).toBeLessThan(1_000);
  device.shown += minute;
  expect(Math.abs(clock.now() - noon - minute)).toBeLessThan(1_000);
});

test('a clock that is a few seconds off stays as it is, and a corrected one is left alone', () => {
  const { device, clock, answer } = deviceAt(noon + 3_000);
  answer(noon);
  expect(clock.now()).toBe(noon + 3_000);
  device.shown = noon + 10 * minute;
  answer(noon);
  device.shown = noon;
  answer(noon);
  expect(clock.now()).toBe(noon);
});

test('an answer that took long, or tells no time, changes nothing', () => {
  const { clock, answer } = deviceAt(noon);
  answer(noon - 20_000, 25_000);
  answer(null);
  answer('yesterday');
  expect(clock.now()).toBe(noon);
});
