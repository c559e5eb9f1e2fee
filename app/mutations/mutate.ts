import { resolve, type Schema } from './contract.ts';

/** The steps from an answer to one of its parts. `'[]'` is every item of a list. */
export type Place = readonly string[];
export type Kind =
  | 'missing'
  | 'null'
  | 'wrong type'
  | 'unknown word'
  | 'huge'
  | 'long'
  | 'broken date'
  | 'negative'
  | 'empty'
  | 'broken item'
  | 'thousand items';
/** One way to break one part of an answer. */
export type Mutation = { place: Place; kind: Kind; isRequired: boolean; apply(value: unknown): unknown };

type Part = { place: Place; schema: Schema; isRequired: boolean };
type Change = (value: unknown) => unknown;

const absent = Symbol('absent');
const long = 'Supercalifragilistic'.repeat(500);

/** The parts of a schema: itself, its fields, and the items of its lists. */
const partsOf = (schema: Schema, place: Place = [], isRequired = true): Part[] => {
  const { properties = {}, required = [], items, ...own } = resolve(schema);
  return [
    { place, schema: { ...own, properties, items }, isRequired },
    ...Object.entries(properties).flatMap(([name, field]) =>
      partsOf(field, [...place, name], required.includes(name)),
    ),
    ...(items ? partsOf(items, [...place, '[]']) : []),
  ];
};

const numbers: [Kind, Change][] = [
  ['wrong type', () => 'twelve'],
  ['huge', () => 1e308],
  ['negative', () => -7.5],
];
const texts: [Kind, Change][] = [
  ['wrong type', () => 4_711],
  // The end keeps long ids apart.
  ['long', (value) => `${long}${typeof value === 'string' ? value : ''}`],
  ['empty', () => ''],
];
const lists: [Kind, Change][] = [
  ['wrong type', () => ({ unexpected: true })],
  ['empty', () => []],
  ['broken item', (value) => (Array.isArray(value) ? [42, ...value] : value)],
  [
    'thousand items',
    (value) =>
      Array.isArray(value) && value.length > 0
        ? Array.from({ length: 1_000 }, (_, index) => copyOf(value[index % value.length], index))
        : value,
  ],
];
const copyOf = (item: unknown, index: number): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? { ...item, id: `${item.id}${index}` } : item;

const byType: Record<string, [Kind, Change][]> = {
  number: numbers,
  integer: numbers,
  boolean: [['wrong type', () => 'perhaps']],
  array: lists,
  object: [
    ['wrong type', () => 'a text'],
    ['empty', () => ({})],
  ],
};

/** The ways to break a part with this schema. */
const changesOf = (schema: Schema): [Kind, Change][] => {
  const type = [schema.type ?? (schema.items ? 'array' : 'object')].flat().find((each) => each !== 'null');
  if (schema.enum || schema.const)
    return [
      ['wrong type', () => 4_711],
      // It is also a property of every object.
      ['unknown word', () => 'constructor'],
      ['empty', () => ''],
    ];
  if (schema.format === 'date-time') return [...texts, ['broken date', () => 'the day after tomorrow']];
  return byType[type ?? ''] ?? texts;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of the value with the part at `place` changed. */
const changed = (value: unknown, [step, ...rest]: Place, change: Change): unknown => {
  if (step === undefined) return change(value);
  if (step === '[]') return Array.isArray(value) ? value.map((item) => changed(item, rest, change)) : value;
  if (!isObject(value)) return value;
  const part = changed(value[step], rest, change);
  const { [step]: _, ...others } = value;
  return part === absent ? others : { ...value, [step]: part };
};

const isRead = ({ place }: Part, reads: ReadonlySet<string>): boolean => reads.has(place.join('.'));

/**
 * Every way to break an answer of this schema: each field, each list and the answer itself. With `reads`, only the parts
 * that a screen reads.
 */
export const mutationsOf = (schema: Schema, reads?: ReadonlySet<string>): Mutation[] =>
  partsOf(schema)
    .filter((part) => part.place.length === 0 || !reads || isRead(part, reads))
    .flatMap(({ place, schema: part, isRequired }) => {
      const gone: [Kind, Change][] =
        place.at(-1) === '[]' || place.length === 0 ? [] : [['missing', () => absent]];
      const none: [Kind, Change] = ['null', () => null];
      return [...gone, none, ...changesOf(part)].map(([kind, change]) => ({
        place,
        kind,
        isRequired,
        apply: (value: unknown) => changed(value, place, change),
      }));
    });
