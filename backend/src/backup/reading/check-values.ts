import type { Value } from '../pages.ts';
import type { Column, Field } from '../tables/columns.ts';

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
const textAtMost = 10_000;
const jsonAtMost = 100_000;
const jsonDepth = 32;

const within = (value: number, low = -Infinity, high = Infinity): boolean => value >= low && value <= high;

/** Counts code points, as JSON Schema does. */
const lengthOf = (value: string, atMost: number): number =>
  value.length <= atMost || value.length > atMost * 2 ? value.length : [...value].length;

const isText = (value: Value, { atLeast, atMost = textAtMost, pattern }: Partial<Column> = {}): boolean =>
  typeof value === 'string' &&
  within(lengthOf(value, atMost), atLeast, atMost) &&
  !value.includes('\0') &&
  // A lone surrogate would be stored as a different character.
  value.isWellFormed() &&
  (pattern?.test(value) ?? true);

// Deeper JSON could be parsed but not serialized again; the key `__proto__` would change a prototype.
const isSafeJson = (value: unknown, left: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 &&
    !Object.hasOwn(value, '__proto__') &&
    Object.values(value).every((item) => isSafeJson(item, left - 1)));

const isField = (value: unknown, { type, maxLength }: Field): boolean =>
  type === 'string'
    ? typeof value === 'string' && isText(value, { atMost: maxLength })
    : typeof value === type;

const isJsonObject = (value: Value, { fields = {} }: Column): boolean => {
  if (!isText(value, { atMost: jsonAtMost })) return false;
  try {
    const parsed: unknown = JSON.parse(String(value));
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return false;
    const isKnown = ([name, item]: [string, unknown]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field === undefined || isField(item, field);
    };
    return isSafeJson(parsed, jsonDepth) && Object.entries(parsed).every(isKnown);
  } catch {
    return false;
  }
};

const checks: Record<Exclude<Column['kind'], 'identity'>, (value: Value, column: Column) => boolean> = {
  id: (value) => typeof value === 'string' && idPattern.test(value),
  text: isText,
  json: isJsonObject,
  secret: (value) => isText(value),
  integer: (value, { min, max }) => Number.isSafeInteger(value) && within(Number(value), min, max),
  number: (value, { min, max }) =>
    typeof value === 'number' && Number.isFinite(value) && within(value, min, max),
  words: (value, { words = [] }) => value !== null && words.includes(value),
};

/** Whether a column may hold this value. */
export const fits = (column: Column, value: Value): boolean => {
  if (value === null) return column.nullable === true;
  if (value === '' && column.empty) return true;
  return column.kind !== 'identity' && checks[column.kind](value, column);
};
