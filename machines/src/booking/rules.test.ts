import type { Ride } from '@mobility/openapi';
import { bookingMinutes, drivingMinutes, haversineKm } from '@mobility/openapi/drive';
import completed from '@mobility/openapi/examples/Ride.completed.json' with { type: 'json' };
import { quickAdds } from '@mobility/openapi/quick-adds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallbackPlace, placeAt } from '../place-search/rules.ts';
import { bookAgainOf } from './book-again.ts';
import {
  cardFare,
  chosenPlace,
  draftOf,
  fareEstimate,
  parseBookAgain,
  parseDraft,
  tripIssue,
  tripOf,
  withinReach,
} from './rules.ts';
import { hasWords, toggleWords } from './words.ts';

const ferry = placeAt({ latitude: 37.7955, longitude: -122.3937 }, 'Ferry Building');
const park = placeAt({ latitude: 37.7694, longitude: -122.4862 }, 'Golden Gate Park');
const trip = { pickup: ferry, dropoff: park, vehicle: 'comfort', passengers: 2, special: '' } as const;

describe('estimates', () => {
  it.each([
    ['economy', 18, 18],
    ['comfort', 23, 23.4],
    ['premium', 33, 36],
    ['suv', 28, 30.6],
  ] as const)('10 km by %s cost %d; the card shows about %d', (vehicle, fare, card) => {
    expect(fareEstimate(10, vehicle)).toBe(fare);
    expect(cardFare(10, vehicle)).toBe(card);
  });

  it('keeps the minutes of booking and of history apart', () => {
    expect(bookingMinutes(7.4)).toBe(15);
    expect(drivingMinutes(7.4)).toBe(15);
    expect(bookingMinutes(7.1)).toBe(15);
    expect(drivingMinutes(7.1)).toBe(14);
  });

  it('measures along the great circle', () => {
    expect(haversineKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      20015.09,
      1,
    );
    expect(haversineKm(ferry, ferry)).toBe(0);
  });
});

describe('a trip', () => {
  it('needs both places', () => {
    expect(tripOf({ ...trip, dropoff: null })).toBeNull();
    expect(tripOf(trip)).toEqual({
      pickup_location: { latitude: 37.7955, longitude: -122.3937, address: 'Ferry Building' },
      dropoff_location: { latitude: 37.7694, longitude: -122.4862, address: 'Golden Gate Park' },
      vehicle_type: 'comfort',
      passenger_count: 2,
      special_requirements: null,
    });
  });
});

describe('quick-adds', () => {
  it('are twenty, each with its own id and text, without commas', () => {
    expect(quickAdds).toHaveLength(20);
    expect(new Set(quickAdds.map(({ id }) => id)).size).toBe(20);
    expect(new Set(quickAdds.map(({ text }) => text.toLowerCase())).size).toBe(20);
    expect(quickAdds.filter(({ text }) => text.includes(','))).toEqual([]);
  });

  it('add their text and remove it again', () => {
    const once = toggleWords('two dogs', 'Stroller');
    expect(once).toBe('two dogs, Stroller');
    expect(hasWords(once, 'stroller')).toBe(true);
    expect(hasWords('a stroller', 'stroller')).toBe(false);
    expect(toggleWords(once, 'Stroller')).toBe('two dogs');
  });

  it('restore any requirements when toggled twice', () => {
    const words = fc.constantFrom(...quickAdds.map(({ text }) => text));
    fc.assert(
      fc.property(fc.uniqueArray(words), words, (written, added) => {
        const before = written.filter((each) => each !== added).join(', ');
        expect(toggleWords(toggleWords(before, added), added)).toBe(before);
      }),
    );
  });
});

describe('a trip that no ride can make', () => {
  const zoo = placeAt({ latitude: 48.8051, longitude: 9.2069 }, 'Wilhelma');
  const north = (km: number) =>
    placeAt({ latitude: ferry.latitude + km / 111.195, longitude: ferry.longitude });

  it('is longer than 300 km, and its distance is rounded up', () => {
    expect(tripIssue({ pickup: ferry, dropoff: zoo })?.params).toEqual({ km: 9270, limit: 300 });
    expect(tripIssue({ pickup: ferry, dropoff: north(299.9) })).toBeNull();
    expect(tripIssue({ pickup: ferry, dropoff: north(300.2) })).toEqual({
      message: 'booking.tooLong',
      params: { km: 301, limit: 300 },
    });
  });

  it('begins and ends within 50 m', () => {
    expect(tripIssue({ pickup: ferry, dropoff: north(0.04) })?.message).toBe('booking.samePlace');
    expect(tripIssue({ pickup: ferry, dropoff: north(0.06) })).toBeNull();
    expect(tripIssue({ pickup: ferry, dropoff: null })).toBeNull();
  });

  it('is not suggested while a nearer place is', () => {
    expect(withinReach([zoo, park], ferry)).toEqual([park]);
    expect(withinReach([zoo, park], null)).toEqual([zoo, park]);
    expect(withinReach([zoo], ferry)).toEqual([zoo]);
  });
});

describe('book again', () => {
  const kept = bookAgainOf(completed as Ride);

  it('is read from the storage as it was written', () => {
    expect(parseBookAgain(JSON.stringify(kept))).toEqual(kept);
    expect(chosenPlace(kept.pickup)).toMatchObject({ address: completed.pickup_address });
  });

  it('keeps an address without coordinates as text to be found', () => {
    const read = parseBookAgain(JSON.stringify({ ...kept, pickup: { address: 'Home', latitude: '1' } }));
    expect(read?.pickup).toEqual({ address: 'Home', latitude: null, longitude: null });
    expect(read && chosenPlace(read.pickup)).toBeNull();
  });

  it.each([
    [null],
    [''],
    ['{'],
    ['[]'],
    ['null'],
    ['{"pickup":{"address":"a"}}'],
    ['{"pickup":{"address":" "},"dropoff":{"address":"b"}}'],
  ])('ignores %s', (text) => {
    expect(parseBookAgain(text)).toBeNull();
  });

  it('falls back where a value cannot be booked', () => {
    const hostile = {
      ...kept,
      vehicle_type: 'toString',
      passenger_count: 99,
      special_requirements: { a: 1 },
    };
    expect(parseBookAgain(JSON.stringify(hostile))).toMatchObject({
      vehicle_type: 'economy',
      passenger_count: 1,
      special_requirements: '',
    });
  });

  it('keeps a partly filled form, and only the address of a fallback place', () => {
    const texts = { pickup: 'Atlantis', dropoff: '' };
    const draft = draftOf({ ...trip, pickup: fallbackPlace('Atlantis'), dropoff: null, texts });
    const read = parseDraft(JSON.stringify(draft));
    expect(read).toEqual({
      pickup: { address: 'Atlantis', latitude: null, longitude: null },
      dropoff: { address: '', latitude: null, longitude: null },
      vehicle_type: 'comfort',
      passenger_count: 2,
      special_requirements: '',
    });
    expect(parseBookAgain(JSON.stringify(draft))).toBeNull();
    expect(parseDraft(JSON.stringify(draftOf({ ...trip, texts })))?.dropoff).toEqual({
      address: 'Golden Gate Park',
      latitude: park.latitude,
      longitude: park.longitude,
    });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.json(), (text) => void parseBookAgain(text)));
  });
});
