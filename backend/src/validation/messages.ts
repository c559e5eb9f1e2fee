import type { ErrorObject } from 'ajv/dist/2020.js';

const formats: Record<string, string> = { email: 'a valid e-mail address' };

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};

const typeNames = (type: unknown): string =>
  [type]
    .flat()
    .map((name) => types[String(name)] ?? String(name))
    .join(' or ');

const characters = (count: unknown): string => `${count} ${count === 1 ? 'character' : 'characters'}`;
const entries = (count: unknown): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** The description of each pattern of the contract. */
const patterns: Record<string, string> = {
  '\\S': 'must not be blank',
  '^[^\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\u202A-\\u202E\\u2066-\\u2069][^\\u202A-\\u202E\\u2066-\\u2069]*$':
    'must not be blank or contain marks that change the direction of text',
  '^[0-9]{4}$': 'must be 4 digits',
  '^[0-9+() .\\-/]+$': 'may contain digits, spaces and + ( ) . - / only',
  '^[0-9+() .\\-/]*$': 'may contain digits, spaces and + ( ) . - / only',
  '^[A-Za-z0-9_-]+$': 'may contain letters, digits, - and _ only',
};

/** A limit as people write it. Below 10,000 it may be a year, which has no separators. */
const written = (limit: unknown): string =>
  typeof limit === 'number' && Math.abs(limit) >= 10_000 ? limit.toLocaleString('en-US') : String(limit);

/** What a field must be, by the keyword of the schema that it breaks. */
const rules: Record<string, (params: Record<string, unknown>) => string> = {
  format: ({ format }) => `must be ${formats[String(format)] ?? `a valid ${format}`}`,
  pattern: ({ pattern }) =>
    patterns[String(pattern)] ?? 'has characters that are not allowed here, or lacks some that are needed',
  minLength: ({ limit }) => (limit === 1 ? 'must not be blank' : `must be at least ${characters(limit)}`),
  maxLength: ({ limit }) => `must be at most ${characters(limit)}`,
  minimum: ({ limit }) => `must be at least ${written(limit)}`,
  maximum: ({ limit }) => `must be at most ${written(limit)}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${written(limit)}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${written(limit)}`,
  minItems: ({ limit }) => `must have at least ${entries(limit)}`,
  maxItems: ({ limit }) => `must have at most ${entries(limit)}`,
  enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().join(', ')}`,
  const: ({ allowedValue }) => `must be ${allowedValue}`,
  required: () => 'is required',
  additionalProperties: () => 'is not expected',
  type: ({ type }) => `must be ${typeNames(type)}`,
};

/** The name of the field: the last part of its path that is not an index. */
const fieldName = (place: string[]): string =>
  (place.findLast((part) => !/^\d+$/.test(part)) ?? 'value').replaceAll('_', ' ');

/** The message of an error, which names the field. */
export const wordsFor = ({ keyword, params }: ErrorObject, place: string[]): string =>
  `${fieldName(place)} ${rules[keyword]?.(params) ?? 'is not valid'}`;
