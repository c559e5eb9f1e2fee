import { readFileSync } from 'node:fs';
import type { ServiceArea } from './domain/service-area.ts';
import standard from './service-area.json' with { type: 'json' };

const isPosition = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length >= 2 && value.every((part) => Number.isFinite(part));
const isRing = (value: unknown): value is [number, number][] =>
  Array.isArray(value) && value.length >= 4 && value.every(isPosition);
const isPolygon = (value: unknown): value is [number, number][][] =>
  Array.isArray(value) && value.length > 0 && value.every(isRing);

/** The polygons of a GeoJSON geometry. Throws if it is neither a Polygon nor a MultiPolygon. */
const polygonsOf = (
  geometry: { type?: unknown; coordinates?: unknown } | null,
  name: string,
): ServiceArea => {
  const { type, coordinates } = geometry ?? {};
  if (type === 'Polygon' && isPolygon(coordinates)) return [coordinates];
  if (type === 'MultiPolygon' && Array.isArray(coordinates) && coordinates.every(isPolygon))
    return coordinates;
  throw new Error(`SERVICE_AREA: ${name} is not a GeoJSON Polygon or MultiPolygon.`);
};

const parsed = (file: string) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`SERVICE_AREA: cannot read ${file}.`, { cause: error });
  }
};

/**
 * Where rides may begin and end: the San Francisco Bay Area and Stuttgart without `setting`, everywhere
 * with 'none', otherwise the GeoJSON file of that name.
 */
export const readServiceArea = (setting: string | undefined): ServiceArea | null => {
  if (setting === 'none') return null;
  if (!setting) return polygonsOf(standard, 'the standard area');
  return polygonsOf(parsed(setting), setting);
};
