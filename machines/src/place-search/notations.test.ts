import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { findPlace, readNotation } from './find-place.ts';
import { placeOfNotation } from './notations.ts';

const read = async (text: string): Promise<number[] | null> => {
  const place = await readNotation(text);
  return place && [place.latitude, place.longitude];
};

describe('coordinates in a rarer notation', () => {
  it.each([
    ['(48.77, 9.18)'],
    ['[48.77, 9.18]'],
    ['( 48,77 ; 9,18 )'],
    ['(lat: 48.77, lng: 9.18)'],
    ['N 48.77 E 9.18'],
    ['N48.77, E9.18'],
    ['n 48.77° e 9.18°'],
    ['48.77 N, 9.18 E'],
    ['48.77N 9.18E'],
    ['48.77° N; 9.18° E'],
    ['48,77 N, 9,18 E'],
    ['9.18 E, 48.77 N'],
    ['E 9.18, N 48.77'],
    [`48°46'12"N 9°10'48"E`],
    [`48° 46′ 12″ n, 9° 10′ 48″ e`],
    [`48º 46’ 12’’ N 9º 10’ 48’’ E`],
    [`N 48°46'12" E 9°10'48"`],
    ['48 46 12 N 9 10 48 E'],
    [`48°46.2'N 9°10.8'E`],
    [`48°46'12", 9°10'48"`],
    ['48.77°, 9.18°'],
    ['48.77° 9.18°'],
    ['geo:48.77,9.18'],
    ['GEO:48.77,9.18,247'],
    ['geo:48.77,9.18;u=35'],
    ['geo:48.77,9.18,247;crs=wgs84;u=35?z=16'],
    ['geo:0,0?q=48.77,9.18(Office)'],
    ['geo:0,0?z=9&q=48.77,+9.18'],
    ['٤٨٫٧٧، ٩٫١٨'],
    ['٤٨٫٧٧ ٩٫١٨'],
    ['۴۸٫۷۷، ۹٫۱۸'],
    ['(٤٨.٧٧, ٩.١٨)'],
    ['\u200e(48.77, 9.18)\u200f'],
  ])('is read: %s', async (text) => {
    expect(await read(text)).toEqual([48.77, 9.18]);
  });

  it.each<[string, number, number]>([
    [`37°47'43.8"N 122°23'37.32"W`, 37.7955, -122.3937],
    ['33.5°S 151.25°E', -33.5, 151.25],
    ['S 33.5 W 70.5', -33.5, -70.5],
    ['33.5 s, 70.5 w', -33.5, -70.5],
    [`-33°30', -70°30'`, -33.5, -70.5],
    ['−33.5, −70.5', -33.5, -70.5],
    ['(-33.5, 151.25)', -33.5, 151.25],
    ['geo:-33.5,-70.5', -33.5, -70.5],
    ['-٣٣٫٥، -٧٠٫٥', -33.5, -70.5],
  ])('has its sign: %s', async (text, latitude, longitude) => {
    expect(await read(text)).toEqual([latitude, longitude]);
  });

  it.each([
    [`37°60'N 122°W`],
    [`37°47'60"N 122°W`],
    [`37°47'43.8"N`],
    [`37.5°30'N 122°W`],
    ['48.77 N, 9.18 N'],
    ['E 48.77 E 9.18'],
    ['N 48.77 9.18 E'],
    ['-48.77 N, 9.18 E'],
    ['48.77 N, 9.18 O'],
    ['12 E Market Street'],
    ['100 N 5th St W'],
    ['(Ferry Building)'],
    ['((48.77, 9.18))'],
    ['(48.77, 9.18'],
    ['geo:48.77'],
    ['geo:48.77,nine'],
    ['geo:48.77,9.18;crs=moon'],
    ['geo:constructor,__proto__'],
    ['1°2°3°'],
    ['٤٨٫٧٧٫١، ٩'],
  ])('is not: %s', async (text) => {
    expect(await read(text)).toBeNull();
  });

  it('may be out of range', async () => {
    expect(await read('91°N 0°E')).toEqual([91, 0]);
    expect(await read('geo:0,181')).toEqual([0, 181]);
  });

  it('is not looked for in a plain text, nor asked of the provider', async () => {
    const geocode = vi.fn(async () => null);
    const provider = { suggest: async () => [], geocode };
    const { signal } = new AbortController();
    expect(await findPlace(provider, '(48.77, 9.18)', signal)).toMatchObject({ address: '48.77, 9.18' });
    expect(geocode).not.toHaveBeenCalled();
    expect(await findPlace(provider, '12 E Market Street', signal)).toBeNull();
    expect(geocode).toHaveBeenCalledExactlyOnceWith('12 E Market Street', signal);
  });

  it('is a number or nothing for every text', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...'0159.,;°\'"NSEW()-+ geo:?q=&٤٫،')).map((marks) => marks.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const place = placeOfNotation(text);
        expect(place === null || Number.isFinite(place.latitude + place.longitude)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['1 '.repeat(150)],
    [`${'1° '.repeat(99)}N`],
    [`${'('.repeat(150)}${')'.repeat(150)}`],
    [`geo:1,1${';'.repeat(290)}`],
    [`N ${'9'.repeat(297)}`],
    [`(${' '.repeat(298)}`],
    ['°'.repeat(100_000)],
  ])('refuses a hostile text quickly (%#)', async (text) => {
    const started = performance.now();
    expect(await read(text)).toBeNull();
    expect(performance.now() - started).toBeLessThan(500);
  });
});
