import type { City, PlaceKind, PlaceRow } from './place-row.ts';
import { corners } from './san-francisco/corners.ts';
import { universities } from './san-francisco/education.ts';
import { hospitals } from './san-francisco/health.ts';
import { hotels } from './san-francisco/hotels.ts';
import { landmarks } from './san-francisco/landmarks.ts';
import { museums } from './san-francisco/museums.ts';
import { neighbourhoods } from './san-francisco/neighbourhoods.ts';
import { parks } from './san-francisco/parks.ts';
import { shops } from './san-francisco/shops.ts';
import { stations } from './san-francisco/stations.ts';
import { airports, piers } from './san-francisco/transport.ts';
import { venues } from './san-francisco/venues.ts';
import {
  stuttgartHospitals,
  stuttgartHotels,
  stuttgartLandmarks,
  stuttgartParks,
  stuttgartQuarters,
  stuttgartStations,
  stuttgartUniversities,
} from './stuttgart.ts';

/** One place of the gazetteer. Coordinates in degrees, accurate to about 200 m. */
export type GazetteerPlace = {
  id: string;
  city: City;
  kind: PlaceKind;
  name: string;
  /** The street address without the city. */
  street: string;
  aliases: string[];
  latitude: number;
  longitude: number;
};

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

const list = (city: City, kind: PlaceKind, rows: PlaceRow[]): GazetteerPlace[] =>
  rows.map(([name, street, latitude, longitude, aliases]) => ({
    id: `${slug(city)}/${kind}/${slug(name)}`,
    city,
    kind,
    name,
    street,
    aliases: aliases?.split('|') ?? [],
    latitude,
    longitude,
  }));

/** All places, the most popular ones first. */
export const places: GazetteerPlace[] = [
  ...list('San Francisco', 'landmark', landmarks),
  ...list('San Francisco', 'neighbourhood', neighbourhoods),
  ...list('San Francisco', 'airport', airports),
  ...list('San Francisco', 'station', stations),
  ...list('San Francisco', 'museum', museums),
  ...list('San Francisco', 'park', parks),
  ...list('San Francisco', 'hospital', hospitals),
  ...list('San Francisco', 'venue', venues),
  ...list('San Francisco', 'university', universities),
  ...list('San Francisco', 'hotel', hotels),
  ...list('San Francisco', 'pier', piers),
  ...list('San Francisco', 'shop', shops),
  ...list('San Francisco', 'corner', corners),
  ...list('Stuttgart', 'station', stuttgartStations),
  ...list('Stuttgart', 'landmark', stuttgartLandmarks),
  ...list('Stuttgart', 'neighbourhood', stuttgartQuarters),
  ...list('Stuttgart', 'park', stuttgartParks),
  ...list('Stuttgart', 'hospital', stuttgartHospitals),
  ...list('Stuttgart', 'university', stuttgartUniversities),
  ...list('Stuttgart', 'hotel', stuttgartHotels),
];
