import { expect, it } from 'vitest';
import { arrivalMinutes, journey } from './distance.ts';

const pickup = { latitude: 37.7793, longitude: -122.4193 };

it.each([0.001, 0.012, 0.031, 0.09])(
  'the minutes that are promised before the way are those that the ride shows, from %d degrees away',
  (away) => {
    const car = { latitude: pickup.latitude, longitude: pickup.longitude + away };
    expect(arrivalMinutes(car, pickup)).toBe(Math.ceil(journey(car, pickup).minutes));
  },
);
