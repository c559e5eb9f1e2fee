import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { places } from './gazetteer/places.ts';
import { type Box, overlaps } from './layout.ts';
import { RideMap, type RideMapProps } from './RideMap.tsx';

const pinHalf = 11;
const named = (name: string) => {
  const place = places.find((each) => each.name === name);
  if (!place) throw new Error(`There is no ${name}`);
  return place;
};
const [union, airport, cityHall] = [
  'Union Square',
  'SFO International Terminal',
  'San Francisco City Hall',
].map(named);
const south = { latitude: 37.531, longitude: -122.36, name: 'South' };
const east = { latitude: 37.7, longitude: -122.03, name: 'East' };
const west = { latitude: 37.9, longitude: -122.6, name: 'West' };

/** jsdom lays nothing out: every element has the size of the map. */
const show = (size: { width: number; height: number }, props: Partial<RideMapProps>) => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, size.width, size.height),
  );
  const { container } = render(<RideMap label="Your ride" interactive={false} {...props} />);
  const pins = [...container.querySelectorAll('g[data-part$="End"]')].map((pin): Box => {
    const [x = Number.NaN, y = Number.NaN] =
      (pin.getAttribute('transform') ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
    return { x: x - pinHalf, y: y - pinHalf, width: pinHalf * 2, height: pinHalf * 2 };
  });
  const tags = [...container.querySelectorAll('text')].map(({ textContent }) => textContent ?? '');
  return { pins, tags };
};

const isWhole = ({ x, y }: Box, { width, height }: { width: number; height: number }): boolean =>
  x >= 0 && y >= 0 && x + pinHalf * 2 <= width && y + pinHalf * 2 <= height;
const isOutside = ({ x, y }: Box, { width, height }: { width: number; height: number }): boolean =>
  x >= width || y >= height || x + pinHalf * 2 <= 0 || y + pinHalf * 2 <= 0;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sizes = [
  { width: 378, height: 175 },
  { width: 356, height: 160 },
  { width: 286, height: 160 },
  { width: 390, height: 300 },
  { width: 770, height: 220 },
  { width: 860, height: 709 },
];

describe.each(sizes)('a whole trip on a map of $width by $height px', (size) => {
  it.each([
    [airport, union],
    [union, airport],
    [airport, south],
    [west, south],
    [west, east],
    [south, east],
  ])('has both pins in the picture (trip %#)', (pickup, dropoff) => {
    for (const route of ['preview', 'cancelled', 'done'] as const) {
      const { pins } = show(size, { pickup, dropoff, route });
      expect(pins.map((pin) => isWhole(pin, size))).toEqual([true, true]);
      cleanup();
    }
  });
});

describe('the ends of a ride under way', () => {
  const size = { width: 356, height: 160 };
  const button = { x: size.width - 64, y: 0, width: 64, height: 64 };
  /** Trips from the middle of the city to places all around it, with the car near the pickup or on the way. */
  const rides = Array.from({ length: 48 }, (_, at) => {
    const angle = (at / 48) * 2 * Math.PI;
    const far = 0.012 + (at % 4) * 0.006;
    const towards = (part: number) => ({
      latitude: (cityHall?.latitude ?? 0) + Math.sin(angle) * far * part,
      longitude: (cityHall?.longitude ?? 0) + Math.cos(angle) * far * part * 1.26,
    });
    const turned = angle + (at % 7);
    const car = {
      latitude: (cityHall?.latitude ?? 0) + Math.sin(turned) * 0.008,
      longitude: (cityHall?.longitude ?? 0) + Math.cos(turned) * 0.01,
    };
    return { dropoff: { ...towards(1), name: 'Destination' }, car, onTheWay: towards(0.4) };
  });
  it.each(['approach', 'waiting', 'trip'] as const)(
    'are neither below the button in the corner nor cut by the edge (%s)',
    (route) => {
      const wrong = rides.filter(({ dropoff, car, onTheWay }) => {
        const driver = { approach: car, waiting: cityHall, trip: onTheWay }[route];
        const { pins } = show(size, { pickup: cityHall, dropoff, route, driver, hasCornerButton: true });
        cleanup();
        return pins.some((pin) => overlaps(pin, button) || !(isWhole(pin, size) || isOutside(pin, size)));
      });
      expect(wrong).toEqual([]);
    },
  );
});
