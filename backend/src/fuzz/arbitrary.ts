import document from '@mobility/openapi/document' with { type: 'json' };
import fc, { type Arbitrary } from 'fast-check';

/** The part of JSON Schema that the contract's requests use. */
type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};

// The literal types of the JSON file are too narrow for access by name. This is the only cast.
const schemas = document.components.schemas as unknown as Record<string, Schema>;

const text = ({ minLength = 0, maxLength = 20, pattern }: Schema): Arbitrary<unknown> =>
  pattern
    ? fc.stringMatching(new RegExp(pattern, 'u'))
    : fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) });

const numberIn = ({ minimum, maximum, exclusiveMinimum }: Schema, isWhole: boolean): Arbitrary<unknown> => {
  const min = minimum ?? exclusiveMinimum ?? -1_000_000;
  const max = maximum ?? 1_000_000;
  return isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
};

const objectOf = ({ properties = {}, required = [] }: Schema, depth: number): Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fitting(field, depth + 1)])),
    { requiredKeys: required.filter((name) => name in properties) },
  );

const ofType = (type: string, schema: Schema, depth: number): Arbitrary<unknown> => {
  if (type === 'string') return text(schema);
  if (type === 'integer' || type === 'number') return numberIn(schema, type === 'integer');
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return fc.array(fitting(schema.items ?? {}, depth + 1), { maxLength: 3 });
  return objectOf(schema, depth);
};

/** Values that a schema allows, except that formats are not respected. */
const fitting = (schema: Schema, depth = 0): Arbitrary<unknown> => {
  if (schema.$ref) return fitting(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((option) => fitting(option, depth)));
  if (depth > 4 || schema.type === undefined) return fc.jsonValue({ maxDepth: 1 });
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  return fc.oneof(...types.map((type) => ofType(type, schema, depth)));
};

/** Hostile and empty values. */
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '   ',
    -1,
    0,
    1e308,
    -1e308,
    1.005,
    2 ** 53 + 2,
    [],
    {},
    true,
    '\u0000',
    '\ud800',
    "'; drop table users; --",
    '" or 1=1 --',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '$' + '{7*7}',
    '%00',
    'a'.repeat(10_000),
    '1e999',
    'NaN',
    '2026-13-45',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with one field removed, added or replaced; any value if it has no fields. */
const spoilt = (value: unknown): Arbitrary<unknown> => {
  if (!isRecord(value)) return hostile;
  const names = Object.keys(value);
  const added = fc.constantFrom('__proto__', 'constructor', 'is_admin', 'role', 'id', 'toString');
  const name = names.length > 0 ? fc.constantFrom(...names) : added;
  return fc.oneof(
    fc.tuple(name, hostile).map(([key, bad]) => ({ ...value, [key]: bad })),
    name.map((key) => Object.fromEntries(Object.entries(value).filter(([other]) => other !== key))),
    fc.tuple(added, hostile).map(([key, bad]) => Object.fromEntries([...Object.entries(value), [key, bad]])),
    name.chain((key) => spoilt(value[key]).map((bad) => ({ ...value, [key]: bad }))),
  );
};

/** Bodies for a schema: valid, almost valid, invalid, and not JSON. */
export const bodyFor = (schema: Schema, example: unknown): Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fitting(schema).map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: spoilt(example).map((value) => JSON.stringify(value)) },
    {
      weight: 2,
      arbitrary: fitting(schema)
        .chain(spoilt)
        .map((value) => JSON.stringify(value)),
    },
    { weight: 1, arbitrary: hostile.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', '[[[[', '{"a":1}}', '\u0000', 'null', '{"__proto__":{}}'),
    },
  );

/** Ids and query values that a user could type into the address bar. */
export const typed: Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.constantFrom(
    '..',
    '%',
    '%00',
    "'",
    '0',
    '-1',
    '1e9',
    'null',
    '__proto__',
    'x'.repeat(300),
    '1001',
    'NaN',
  ),
);
