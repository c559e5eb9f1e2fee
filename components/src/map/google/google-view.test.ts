import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onGoogle } from '../../testing/google.ts';
import { scales } from '../camera/camera.ts';
import { project, toScreen } from '../projection.ts';
import type { LatLng } from '../scene/scene.ts';
import { googleView } from './google-view.ts';

const degrees = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});
const side = fc.integer({ min: 96, max: 3000 });
/** Degrees away, as far as the places of one ride may be. */
const away = fc.double({ min: -1, max: 1, noNaN: true });

test('a place is at the same pixel in the picture and on Google’s map below it', () => {
  fc.assert(
    fc.property(
      degrees,
      fc.record({ width: side, height: side }),
      fc.double({ min: 0.02, max: scales.far, noNaN: true }),
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      fc.tuple(away, away),
      ({ latitude, longitude }, size, scale, share, [north, east]) => {
        const height = Math.round(size.height * share);
        const camera = { centre: project([latitude, longitude]), scale };
        const place: LatLng = [latitude + north, longitude + east];
        const ours = toScreen(camera, size, project(place));
        const ground = { width: size.width, height };
        const google = onGoogle(googleView(camera, size, height), ground, place);
        expect(Math.abs(google.x - ours.x)).toBeLessThan(0.5);
        expect(Math.abs(google.y - ours.y)).toBeLessThan(0.5);
      },
    ),
  );
});

test('the scales of a city are the zooms of Google', () => {
  const zoomAt = (scale: number) =>
    googleView({ centre: { x: 0, y: 0 }, scale }, { width: 390, height: 288 }, 288).zoom;
  expect([zoomAt(1), zoomAt(2), zoomAt(0.25)]).toEqual([14, 15, 12]);
});
