import type { AvailableRide } from '@mobility/openapi';
import available from '@mobility/openapi/examples/AvailableRide.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { createFormats } from '../../format/create-formats.ts';
import { createText } from '../../intl/create-text.ts';
import { driver } from '../../intl/generated/en-US/driver.ts';
import { format } from '../../intl/generated/en-US/format.ts';
import { minutesOf, pickupStop } from './offer-stops.ts';

// JSON has no literal types; the test of the contract proves that the examples are valid.
const offer = available as AvailableRide;
const t = createText('en-US', driver);
const figures = (km: number | null) =>
  pickupStop({ ...offer, pickup_distance_km: km }, t, createFormats('en-US', createText('en-US', format)))
    .figures;

test('the way to the pickup of an offer follows the streets, as the ride then shows it', () => {
  expect(figures(2.5)).toEqual(['3.3 km away', '7 min']);
  expect(figures(0)).toEqual(['0.0 km away', '1 min']);
  expect(figures(null)).toEqual([]);
});

test('the trip of an offer ends after the way to its pickup; without a known way no minutes are given', () => {
  const trip = { ...offer, pickup_location: undefined, duration_minutes: 21 };
  expect(minutesOf({ ...trip, pickup_distance_km: 2.5 })).toEqual({ toPickup: 7, toDropoff: 28 });
  expect(minutesOf({ ...trip, pickup_distance_km: null })).toEqual({});
});
