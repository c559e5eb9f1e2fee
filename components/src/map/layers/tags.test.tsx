import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { places } from '../gazetteer/places.ts';
import { type Box, beadsOf, boxAround, isWithin, overlaps, pinHalf, tagText } from '../layout.ts';
import { RideMap } from '../RideMap.tsx';
import type { MapRoute } from '../summary.ts';
import { tagsOf } from './tags.ts';

const frames = [
  { name: 'the card at 390 px', width: 356, height: 160, hasCornerButton: true },
  { name: 'the card at 320 px', width: 286, height: 160, hasCornerButton: true },
  { name: 'the screen of a ride at 390 px', width: 390, height: 788, insets: { top: 76, bottom: 422 } },
  { name: 'the screen of a ride at 320 px', width: 320, height: 512, insets: { top: 76, bottom: 284 } },
];
const times = { pickup: '10:42 AM', dropoff: '11:07 AM' };
const city = places.filter(({ city: name }) => name === 'San Francisco');

/** The same numbers from 0 to 1 at each run. */
const numbers = (): (() => number) => {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Sixty trips of the city with a car near the pickup, at it, and on the way from it. */
const rides = () => {
  const random = numbers();
  const any = () => city[Math.floor(random() * city.length)] ?? places[0];
  return Array.from({ length: 60 }, (_, at) => {
    const [pickup, dropoff] = [any(), any()];
    const route: MapRoute = (['approach', 'waiting', 'trip'] as const)[at % 3] ?? 'trip';
    const shift = () => (route === 'waiting' ? 0 : (random() - 0.5) * 0.03);
    return { pickup, dropoff, route, shift: [shift(), shift()] as const };
  }).flatMap(({ pickup, dropoff, route, shift }) =>
    pickup && dropoff && pickup.name !== dropoff.name ? [{ pickup, dropoff, route, shift }] : [],
  );
};

const boxOf = (element: Element): Box => {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(element.getAttribute(name)),
  );
  return { x, y, width, height };
};

type Ride = ReturnType<typeof rides>[number];

const show = ({ pickup, dropoff, route, shift }: Ride, frame: (typeof frames)[number]) => {
  const driver = { latitude: pickup.latitude + shift[0], longitude: pickup.longitude + shift[1] };
  const { container } = render(
    <RideMap
      label="Your ride"
      pickup={{ ...pickup, time: times.pickup }}
      dropoff={{ ...dropoff, time: times.dropoff }}
      route={route}
      driver={driver}
      carTime={route === 'waiting' ? undefined : '12 min'}
      interactive={false}
      insets={frame.insets}
      hasCornerButton={frame.hasCornerButton}
    />,
  );
  const tags = [...container.querySelectorAll('g[data-part="tag"]')].map((tag) => ({
    text: tag.textContent ?? '',
    box: boxOf(tag.querySelector('rect') ?? tag),
  }));
  cleanup();
  const isNamed = (name: string, time: string) =>
    tags.some(({ text }) => text.includes(time) || text.startsWith(name.slice(0, 6)));
  return {
    boxes: tags.map(({ box }) => box),
    hasPickup: isNamed(pickup.name, times.pickup),
    hasDropoff: isNamed(dropoff.name, times.dropoff),
  };
};

/** jsdom lays nothing out: every element has the size of the map. */
const layOut = ({ width, height }: { width: number; height: number }) => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height));
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
});

describe.each(frames)('the ends of a ride on $name', (frame) => {
  beforeEach(() => layOut(frame));

  it('are named beside their pins or at the edge, nearly always also the pickup that the car has left', () => {
    const { top = 0, bottom = 0 } = frame.insets ?? {};
    const inside: Box = { x: 0, y: top, width: frame.width, height: frame.height - top - bottom };
    const seen = rides().map((ride) => ({ ride, ...show(ride, frame) }));
    const unnamed = seen.filter(
      ({ hasPickup, hasDropoff, ride }) => !hasDropoff || (!hasPickup && ride.route !== 'trip'),
    );
    expect(unnamed.map(({ ride }) => `${ride.route}: ${ride.pickup.name} to ${ride.dropoff.name}`)).toEqual(
      [],
    );
    const begun = seen.filter(({ ride }) => ride.route === 'trip');
    expect(begun.filter(({ hasPickup }) => hasPickup).length / begun.length).toBeGreaterThanOrEqual(0.9);
    const cutOrCovered = seen.flatMap(({ boxes }) =>
      boxes.filter(
        (box) => !isWithin(box, inside, 8) || boxes.some((each) => each !== box && overlaps(box, each)),
      ),
    );
    expect(cutOrCovered).toEqual([]);
  });
});

describe('the words of a tag', () => {
  const size = { width: 390, height: 288 };
  const room = { size, shown: { x: 0, y: 0, ...size }, taken: [], driven: [], spared: [] };
  const end = {
    at: { x: 195, y: 150 },
    name: 'San Francisco Museum of Modern Art',
    time: '11:07 AM',
    ways: [],
  };
  const saidIn = (width: number) => {
    const [tag] = tagsOf([end], { ...room, shown: { ...room.shown, x: (390 - width) / 2, width } });
    return tag && [tag.lines.join(' / '), tag.time];
  };

  it('take a second line, then lose the time and letters of the name, and letters before the name', () => {
    expect(saidIn(390)).toEqual(['San Francisco Museum / of Modern Art', '11:07 AM']);
    expect(saidIn(230)).toEqual(['San Francisco Museum / of Modern Art', '11:07 AM']);
    expect(saidIn(190)).toEqual(['San Francisco M…', undefined]);
    expect(saidIn(120)).toEqual(['San Fra…', undefined]);
    expect(saidIn(60)).toBeUndefined();
  });

  it('are one line where there is room for it', () => {
    const [tag] = tagsOf([{ ...end, name: 'San Francisco City Hall' }], room);
    expect([tag?.lines, tag?.time]).toEqual([['San Francisco City Hall'], '11:07 AM']);
  });

  it('stay 24 px away from the edges where there is room, and are absent for a place outside without a way', () => {
    const [tag] = tagsOf([{ ...end, at: { x: 340, y: 90 } }], room);
    expect(tag && tag.box.x + tag.box.width).toBeLessThanOrEqual(size.width - 24);
    expect(tag?.box.y).toBeGreaterThanOrEqual(24);
    expect(tagsOf([{ ...end, at: { x: -40, y: 60 } }], room)).toEqual([]);
    expect(tagText('San Francisco International Airport')).toBe('San Francisco Internati…');
  });

  it('move away from an edge before they lie nearer than 24 px to it', () => {
    const at = { x: 117, y: 257 };
    const driven = beadsOf([at, { x: 133, y: 269 }, { x: 272, y: 132 }]);
    const above = {
      ...room,
      size: { width: 390, height: 292 },
      shown: { x: 0, y: 0, width: 390, height: 292 },
    };
    const named = { ...end, at, name: 'San Francisco City Hall', time: '2 min' };
    const [tag] = tagsOf([named], { ...above, driven, taken: [boxAround(at, pinHalf)] });
    expect(tag?.time).toBe('2 min');
    expect(tag?.box.x).toBeGreaterThanOrEqual(24);
  });

  it('stand where the way to a place outside leaves the picture, with its direction', () => {
    const way = [
      { x: 100, y: 100 },
      { x: 700, y: 100 },
    ];
    const [tag] = tagsOf([{ ...end, at: { x: 700, y: 100 }, ways: [way] }], room);
    expect(tag?.arrow).toBe(0);
    expect(tag && tag.box.x + tag.box.width).toBe(size.width - 24);
  });
});
