import { expect, test } from 'vitest';
import { navigationTo } from './next-stop.ts';

test('the way to a place opens in the device’s maps app, in Google Maps and in Apple Maps', () => {
  expect(navigationTo({ latitude: 37.7955, longitude: -122.3937 })).toEqual({
    device: 'geo:37.7955,-122.3937?q=37.7955%2C-122.3937',
    google: 'https://www.google.com/maps/dir/?api=1&destination=37.7955%2C-122.3937&travelmode=driving',
    apple: 'https://maps.apple.com/?daddr=37.7955%2C-122.3937&dirflg=d',
  });
});
