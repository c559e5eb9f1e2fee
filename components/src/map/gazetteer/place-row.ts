export type City = 'San Francisco' | 'Stuttgart';

export type PlaceKind =
  | 'landmark'
  | 'neighbourhood'
  | 'hotel'
  | 'hospital'
  | 'station'
  | 'park'
  | 'museum'
  | 'venue'
  | 'university'
  | 'airport'
  | 'pier'
  | 'shop'
  | 'corner';

/** Name, street address, latitude, longitude, and other names parted by `|`. */
export type PlaceRow = readonly [
  name: string,
  street: string,
  latitude: number,
  longitude: number,
  aliases?: string,
];
