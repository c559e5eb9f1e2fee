import { describe, expect, it } from 'vitest';
import { gazetteerPlaces, geocodePlace, places, searchPlaces } from './index.ts';
import { isOneTypoApart, wordsOf } from './words.ts';

const of = (city: string) => places.filter((place) => place.city === city);
const metres = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }) =>
  Math.hypot(
    (a.latitude - b.latitude) * 111_195,
    (a.longitude - b.longitude) * 111_195 * Math.cos((a.latitude * Math.PI) / 180),
  );
const inside =
  (south: number, west: number, north: number, east: number) => (place: (typeof places)[number]) =>
    place.latitude > south && place.latitude < north && place.longitude > west && place.longitude < east;

describe('the data', () => {
  it('holds at least 400 places of San Francisco and 60 of Stuttgart', () => {
    expect(of('San Francisco').length).toBeGreaterThanOrEqual(400);
    expect(of('Stuttgart').length).toBeGreaterThanOrEqual(60);
  });

  it('keeps San Francisco within its bounds, airports and neighbours by their own', () => {
    const outside = of('San Francisco').filter((place) => !inside(37.703, -122.516, 37.834, -122.355)(place));
    expect(outside.map(({ name }) => name).sort()).toEqual([
      'Colma BART',
      'Oakland International Airport',
      'SFO Harvey Milk Terminal 1',
      'SFO International Terminal',
      'SFO Rental Car Center',
      'SFO Terminal 2',
      'SFO Terminal 3',
      'San Francisco International Airport',
    ]);
    expect(outside.filter((place) => !inside(37.6, -122.52, 37.72, -122.2)(place))).toEqual([]);
  });

  it('keeps Stuttgart within its bounds', () => {
    expect(of('Stuttgart').filter((place) => !inside(48.68, 9.03, 48.87, 9.32)(place))).toEqual([]);
  });

  it('names no place, id or address twice', () => {
    for (const key of ['id', 'name'] as const) {
      const seen = places.map((place) => place[key].toLowerCase());
      expect(seen.filter((value, at) => seen.indexOf(value) !== at)).toEqual([]);
    }
    const streets = places.map((place) => `${place.city} ${place.street.toLowerCase()}`);
    expect(streets.filter((value, at) => streets.indexOf(value) !== at)).toEqual([]);
  });

  it('puts places that belong together close to each other', () => {
    const at = (name: string) => {
      const place = geocodePlace(name);
      if (!place) throw new Error(`no ${name}`);
      return place;
    };
    expect(metres(at('de Young Museum'), at('California Academy of Sciences'))).toBeLessThan(350);
    expect(metres(at('Ferry Building'), at('Embarcadero Plaza'))).toBeLessThan(200);
    expect(metres(at('Oracle Park'), at('3rd St & King St'))).toBeLessThan(250);
    expect(metres(at('Castro'), at('Castro Theatre'))).toBeLessThan(200);
    expect(metres(at('Hauptbahnhof'), at('Schlossplatz'))).toBeLessThan(700);
  });
});

describe('the search', () => {
  const queries: [asked: string, first: string][] = [
    ['Ferry Building', 'Ferry Building'],
    ['Fery Building', 'Ferry Building'],
    ['ferry bui', 'Ferry Building'],
    ['Golden Gat Park', 'Golden Gate Park'],
    ['golden gate park', 'Golden Gate Park'],
    ['Castro', 'Castro'],
    ['the castro', 'Castro'],
    ['casrto', 'Castro'],
    ['Hauptbahnhof', 'Hauptbahnhof'],
    ['Hauptbanhof', 'Hauptbahnhof'],
    ['Stuttgart Hbf', 'Hauptbahnhof'],
    ['de young', 'de Young Museum'],
    ['deyoung', ''],
    ['sfmoma', 'San Francisco Museum of Modern Art'],
    ['SFO', 'San Francisco International Airport'],
    ['oak airport', 'Oakland International Airport'],
    ['oakland airport', 'Oakland International Airport'],
    ['city hall', 'San Francisco City Hall'],
    ['coit', 'Coit Tower'],
    ['coit towre', 'Coit Tower'],
    ['pier 39', 'Pier 39'],
    ['union square', 'Union Square'],
    ['unoin square', 'Union Square'],
    ['fishermans wharf', "Fisherman's Wharf"],
    ["fisherman's warf", "Fisherman's Wharf"],
    ['chase center', 'Chase Center'],
    ['oracle park', 'Oracle Park'],
    ['giants stadium', 'Oracle Park'],
    ['caltrain', 'Caltrain San Francisco'],
    ['4th and king', 'Caltrain San Francisco'],
    ['powell station', 'Powell Street BART'],
    ['dolores park', 'Dolores Park'],
    ['twin peaks', 'Twin Peaks'],
    ['ucsf parnassus', 'UCSF Medical Center at Parnassus'],
    ['zuckerberg', 'Zuckerberg San Francisco General Hospital'],
    ['1 warriors way', 'Chase Center'],
    ['market street and 8th street', 'Market St & 8th St'],
    ['palace hotel', 'Palace Hotel'],
    ['exploratorum', 'Exploratorium'],
    ['transamerica pyramid', 'Transamerica Pyramid'],
    ['schlossplatz', 'Schlossplatz'],
    ['konigsbau', 'Königsbau Passagen'],
    ['königstrasse', 'Rotebühlplatz'],
    ['xyzzy', ''],
    ['Cty Hall', 'San Francisco City Hall'],
    ['Ciy Hall', 'San Francisco City Hall'],
    ['Pir 39', 'Pier 39'],
    ['oracle prk', 'Oracle Park'],
    ['Zoo', 'San Francisco Zoo'],
    ['opera', 'War Memorial Opera House'],
    ['Stuttgart City Hall', 'Rathaus'],
    ['rathaus', 'Rathaus'],
    ['Wilhelma', 'Wilhelma'],
  ];

  it.each(queries)('%s finds %s', (asked, first) => {
    expect(searchPlaces(asked)[0]?.name ?? '').toBe(first);
  });

  it('puts San Francisco first, unless a place of Stuttgart is named in full', () => {
    const cities = [...new Set(searchPlaces('museum').map(({ city }) => city))];
    expect(cities).toEqual(['San Francisco', 'Stuttgart']);
    expect(searchPlaces('city hall').map(({ city }) => city)).toEqual(
      expect.arrayContaining(['San Francisco', 'Stuttgart']),
    );
    expect(geocodePlace('zoo')?.name).toBe('San Francisco Zoo');
  });

  it('puts the nearest first among places that fit equally well, and the city that the rider is in before the other', () => {
    const firstNear = (asked: string, latitude: number, longitude: number) =>
      searchPlaces(asked, { latitude, longitude })[0]?.name;
    expect(firstNear('bart', 37.7527, -122.4182)).toBe('24th Street Mission BART');
    expect(firstNear('bart', 37.7928, -122.397)).toBe('Embarcadero BART');
    expect(firstNear('museum', 48.7775, 9.1866)).not.toBe(searchPlaces('museum')[0]?.name);
    expect(searchPlaces('museum', { latitude: 48.7775, longitude: 9.1866 })[0]?.city).toBe('Stuttgart');
    expect(firstNear('ferry building', 37.7527, -122.4182)).toBe('Ferry Building');
    const names = searchPlaces('par', { latitude: 37.8024, longitude: -122.4058 }).map(({ name }) => name);
    expect(names.indexOf('Ina Coolbrith Park')).toBeLessThan(names.indexOf('Parkside'));
  });

  it('returns at most eight places of a city, and none where nothing matches', () => {
    const cities = searchPlaces('st').map(({ city }) => city);
    expect(cities.filter((city) => city === 'San Francisco')).toHaveLength(8);
    expect(cities.length).toBeLessThanOrEqual(16);
    expect(searchPlaces('sfp')).toEqual([]);
    expect(searchPlaces('cty hll')).toEqual([]);
    expect(searchPlaces(' , ')).toEqual([]);
  });

  it('tolerates one typing error in a word, not two', () => {
    expect(isOneTypoApart('fery', 'ferry')).toBe(true);
    expect(isOneTypoApart('casrto', 'castro')).toBe(true);
    expect(isOneTypoApart('fry', 'ferry')).toBe(false);
    expect(searchPlaces('fxrxy building')).toEqual([]);
  });

  it('costs at most six times the comparison of the typed words with all words of the gazetteer', () => {
    const vocabulary = [
      ...new Set(
        places.flatMap(({ name, aliases, street, city }) =>
          wordsOf([name, ...aliases, street, city].join(' ')),
        ),
      ),
    ];
    const compareOnly = (asked: string): number =>
      wordsOf(asked).flatMap((word) =>
        vocabulary.filter((known) => known.startsWith(word) || isOneTypoApart(word, known)),
      ).length;
    const timeOf = (search: (asked: string) => unknown): number => {
      const start = performance.now();
      for (const [asked] of queries) search(asked);
      return performance.now() - start;
    };
    // Turns of a few milliseconds: the shortest of each were not interrupted by other work of the machine.
    const turns = Array.from({ length: 25 }, () => [timeOf(searchPlaces), timeOf(compareOnly)] as const);
    const [search, comparison] = [0, 1].map((side) => Math.min(...turns.map((turn) => turn[side] ?? 0)));
    expect((search ?? 0) / (comparison ?? 1)).toBeLessThan(6);
  });
});

describe('geocoding', () => {
  it('names a corner once in its address, by which the place is found again', async () => {
    const { signal } = new AbortController();
    const [corner] = await gazetteerPlaces().suggest('Market St & 1st St', signal, null);
    expect(corner?.address).toBe('Market St & 1st St, San Francisco');
    for (const address of [corner?.address ?? '', `${corner?.name}, ${corner?.address}`])
      expect((await gazetteerPlaces().geocode(address, signal))?.id).toBe(corner?.id);
  });

  it('finds a place by name, by address, or as the only match', () => {
    expect(geocodePlace('ferry building')?.latitude).toBe(37.7955);
    expect(geocodePlace('1 Ferry Building, San Francisco')?.name).toBe('Ferry Building');
    expect(geocodePlace('Ferry Building, 1 Ferry Building, San Francisco')?.name).toBe('Ferry Building');
    expect(geocodePlace('exploratorum')?.name).toBe('Exploratorium');
  });

  it('returns null for no match and for several matches', () => {
    expect(geocodePlace('hotel')).toBeNull();
    expect(geocodePlace('12 Nowhere Lane')).toBeNull();
    expect(geocodePlace('')).toBeNull();
  });

  it('names the place near a point, and none far from all of them', async () => {
    const { signal } = new AbortController();
    const nearest = gazetteerPlaces().nearest;
    expect((await nearest?.({ latitude: 37.7623, longitude: -122.4351 }, signal))?.address).toContain(
      'Castro',
    );
    expect(await nearest?.({ latitude: 37.7, longitude: -122.7 }, signal)).toBeNull();
  });

  it('stops when aborted', async () => {
    await expect(gazetteerPlaces().suggest('castro', AbortSignal.abort())).rejects.toThrow();
    expect((await gazetteerPlaces().geocode('castro', new AbortController().signal))?.address).toBe(
      'Castro, Castro St & 18th St, San Francisco',
    );
  });
});
