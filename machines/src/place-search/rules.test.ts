import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallbackPlace, parseCoordinates, placeAt, readFields } from './rules.ts';

const latitude = fc.double({ min: -90, max: 90, noNaN: true }).map((value) => Number(value.toFixed(5)));
const longitude = fc.double({ min: -180, max: 180, noNaN: true }).map((value) => Number(value.toFixed(5)));
const plain = (value: number): string => value.toFixed(5);

describe('coordinates as text', () => {
  it.each([
    ['48.7758, 9.1829'],
    ['48.7758 9.1829'],
    ['48.7758,9.1829'],
    ['lat: 48.7758 lng: 9.1829'],
    ['LAT 48.7758, LON 9.1829'],
    ['  Latitude: 48.7758   Longitude: 9.1829 '],
    ['lng: 9.1829, lat: 48.7758'],
    ['Longitude 9.1829 Latitude 48.7758'],
    ['48,7758 9,1829'],
    ['48,7758; 9,1829'],
    ['48,7758, 9,1829'],
    ['lng: 9,1829 lat: 48,7758'],
  ])('reads %s', (text) => {
    expect(parseCoordinates(text)).toEqual({ latitude: 48.7758, longitude: 9.1829 });
  });

  it.each([
    ['90.1, 0'],
    ['0, 180.1'],
    ['-91 0'],
    ['48.7758'],
    ['1 Market Street'],
    [''],
    ['12, x'],
    ['1,2,3'],
    ['48,7758,9,1829'],
    ['48,7758 9.1829'],
    ['lng: 9.1829, 48.7758'],
    ['9.1829, lat: 48.7758'],
    ['lat: 48.7758 lat: 9.1829'],
    ['lng: 37.7955, lat: -122.3937'],
  ])('treats %s as an address', (text) => {
    expect(parseCoordinates(text)).toBeNull();
  });

  it('reads whole numbers around one comma as a pair, and never as a decimal comma', () => {
    expect(parseCoordinates('48,7')).toEqual({ latitude: 48, longitude: 7 });
    expect(parseCoordinates('48,7 9,1')).toEqual({ latitude: 48.7, longitude: 9.1 });
  });

  it('parses every valid pair in every notation', () => {
    const shapes = fc.constantFrom(
      (lat: string, lng: string) => `${lat}, ${lng}`,
      (lat: string, lng: string) => `${lat} ${lng}`,
      (lat: string, lng: string) => `lat: ${lat} lng: ${lng}`,
      (lat: string, lng: string) => `lng: ${lng}, lat: ${lat}`,
      (lat: string, lng: string) => `${lat} ${lng}`.replaceAll('.', ','),
    );
    fc.assert(
      fc.property(latitude, longitude, shapes, (lat, lng, shape) => {
        const read = parseCoordinates(shape(plain(lat), plain(lng)));
        expect(read?.latitude).toBeCloseTo(lat, 5);
        expect(read?.longitude).toBeCloseTo(lng, 5);
      }),
    );
  });

  it('accepts no invalid coordinates and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseCoordinates(text);
        expect(read === null || (Math.abs(read.latitude) <= 90 && Math.abs(read.longitude) <= 180)).toBe(
          true,
        );
      }),
    );
  });

  it('rejects a hostile text quickly', () => {
    const started = performance.now();
    parseCoordinates(`${' '.repeat(100_000)}1${' '.repeat(100_000)}x`);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('coordinate fields', () => {
  it('must both be numbers within their ranges', () => {
    expect(readFields('', ' ')).toEqual({ coordinates: null, message: null });
    expect(readFields('1', '')).toEqual({ coordinates: null, message: 'booking.coordinatesNumeric' });
    expect(readFields('one', '2')).toEqual({ coordinates: null, message: 'booking.coordinatesNumeric' });
    expect(readFields('1e1', '2')).toEqual({ coordinates: null, message: 'booking.coordinatesNumeric' });
    expect(readFields('48,5', '-٩٫٢٥')).toEqual({
      coordinates: { latitude: 48.5, longitude: -9.25 },
      message: null,
    });
    expect(readFields('1,234.5', '2')).toEqual({ coordinates: null, message: 'booking.coordinatesNumeric' });
    expect(readFields('91', '2')).toEqual({ coordinates: null, message: 'booking.coordinatesRange' });
    expect(readFields(' 48.5', '-9 ')).toEqual({
      coordinates: { latitude: 48.5, longitude: -9 },
      message: null,
    });
  });
});

describe('places', () => {
  it('have their coordinates as address where they have no other', () => {
    expect(placeAt({ latitude: 1, longitude: 2 }).address).toBe('1, 2');
    expect(placeAt({ latitude: 1, longitude: 2 }, 'Home').address).toBe('Home');
    expect(placeAt({ latitude: 1, longitude: 2 }, 'x'.repeat(400)).address).toHaveLength(300);
  });

  it('fall back to Stuttgart, marked as approximate, for text that was not found', () => {
    expect(fallbackPlace('Nowhere 7')).toMatchObject({
      address: 'Nowhere 7',
      latitude: 48.7758,
      longitude: 9.1829,
      approximate: true,
    });
  });
});
