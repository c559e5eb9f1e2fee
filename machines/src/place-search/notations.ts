import { latinDigits } from '../latin-digits.ts';
import type { FoundPlace } from '../ports.ts';
import { type Coordinates, placeAt, readDecimals } from './rules.ts';

const longest = 300;
const sixty = 60;

/** The same text with Latin digits and marks, one kind of space, and without invisible marks of direction. */
const latin = (text: string): string =>
  latinDigits(text)
    .replaceAll('º', '°')
    .normalize('NFKC')
    .replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replaceAll('؛', ';')
    .replaceAll('−', '-')
    .replace(/''|′′|’’|”/g, '"')
    .replace(/[′’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\(\s?([^()]*?)\s?\)$|^\[\s?([^[\]]*?)\s?\]$/, '$1$2');

const part = '(\\d{1,3}(?:[.,]\\d+)?)(?![.,]?\\d)';
const gap = (mark: string): string => `(?:\\s?${mark}\\s?|\\s)`;
/** Degrees with or without minutes and seconds, whose marks may be spaces, such as 37°47'43.8". */
const angle = `${part}(?:${gap('°')}(?:${part}(?:${gap("'")}(?:${part}${gap('"')}?)?)?)?)?`;
const between = '\\s?[,;]?\\s?';
const sidesLast = new RegExp(`^${angle}\\s?([NSEW])${between}${angle}\\s?([NSEW])$`, 'i');
const sidesFirst = new RegExp(`^([NSEW])\\s?${angle}${between}([NSEW])\\s?${angle}$`, 'i');
const signed = new RegExp(`^([+-]?)${angle}(?:[,;]\\s?|\\s)?([+-]?)${angle}$`);

type Side = { side: string; parts: (string | undefined)[] };

/** The decimal degrees of an angle, negative to the south and west; NaN where a part before the last has a fraction. */
const decimal = ({ side, parts }: Side): number => {
  const given = parts.filter((each) => each !== undefined);
  const isFractional = given.slice(0, -1).some((each) => /\D/.test(each));
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = given.map((each) =>
    Number(each.replace(',', '.')),
  );
  if (isFractional || minutes >= sixty || seconds >= sixty) return Number.NaN;
  const value = Number((degrees + minutes / sixty + seconds / sixty ** 2).toFixed(6));
  return /[SW-]/i.test(side) ? -value : value;
};

const sidesOf = (text: string): [Side, Side] | null => {
  const last = sidesLast.exec(text);
  if (last)
    return [
      { parts: last.slice(1, 4), side: last[4] ?? '' },
      { parts: last.slice(5, 8), side: last[8] ?? '' },
    ];
  const first = sidesFirst.exec(text);
  return first
    ? [
        { side: first[1] ?? '', parts: first.slice(2, 5) },
        { side: first[5] ?? '', parts: first.slice(6, 9) },
      ]
    : null;
};

/** Two angles with the letters of their sides, in either order. */
const readSides = (text: string): Coordinates | null => {
  const sides = sidesOf(text);
  const north = sides?.find(({ side }) => /[NS]/i.test(side));
  const east = sides?.find(({ side }) => /[EW]/i.test(side));
  return north && east ? { latitude: decimal(north), longitude: decimal(east) } : null;
};

/** Two angles without letters, the latitude first. Both have the mark of degrees, so that no two numbers are mistaken for them. */
const readSigned = (text: string): Coordinates | null => {
  const match = text.split('°').length === 3 ? signed.exec(text) : null;
  return (
    match && {
      latitude: decimal({ side: match[1] ?? '', parts: match.slice(2, 5) }),
      longitude: decimal({ side: match[5] ?? '', parts: match.slice(6, 9) }),
    }
  );
};

/** An address of RFC 5870, and the one of Android whose point is in its query. Another reference system is not read. */
const readGeo = (text: string): Coordinates | null => {
  const match = /^geo:([^,;?]+),([^,;?]+)(?:,[-\d.]+)?((?:;[^;?]+)*)(?:\?(.*))?$/i.exec(text);
  if (!match || /;crs=(?!wgs84(?:;|$))/i.test(match[3] ?? '')) return null;
  const asked = /(?:^|&)q=([^&(]+)/.exec(match[4] ?? '')?.[1];
  return (
    (asked ? readDecimals(asked.replaceAll('+', ' ').trim()) : null) ??
    readDecimals(`${match[1]}, ${match[2]}`)
  );
};

const readAny = (text: string): Coordinates | null =>
  readDecimals(text) ?? readSides(text) ?? readSigned(text) ?? readGeo(text);

/**
 * The place of coordinates in any notation: in brackets, with the letters N, S, E and W before or behind the numbers, in
 * degrees, minutes and seconds, as a geo: address, and with Arabic digits and marks. Null for anything else. The place
 * may be out of range. O is not read, because it means east in German and west in French.
 */
export const placeOfNotation = (text: string): FoundPlace | null => {
  if (text.length > longest) return null;
  const coordinates = readAny(latin(text));
  return coordinates && !Number.isNaN(coordinates.latitude + coordinates.longitude)
    ? placeAt(coordinates)
    : null;
};
