import { type LooseObjectSchema, type ObjectEntries, looseObject as valibotLooseObject } from 'valibot';

type Field = { type: string; default?: unknown };

const hasDefault = (field: Field): boolean => field.default !== undefined;
const mayBeAbsent = ({ type }: Field): boolean => type === 'optional' || type === 'nullish';

/** Whether the input is an object without the key that valibot removes. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Object.hasOwn(value, '__proto__');

/**
 * valibot's `looseObject`, except that it returns a matching input as it is instead of copying it field by field: a list
 * of rides is checked in a third of the time. valibot handles every other input.
 */
export const looseObject = <const Entries extends ObjectEntries>(
  entries: Entries,
): LooseObjectSchema<Entries, undefined> => {
  const schema = valibotLooseObject(entries);
  const fields = Object.entries(entries);

  const matching = (input: object, config: Parameters<(typeof schema)['~run']>[1]): object | undefined => {
    let output = input;
    for (const [name, field] of fields) {
      const value: unknown = Reflect.get(input, name);
      const isAbsent = value === undefined && !hasDefault(field);
      if (isAbsent && mayBeAbsent(field)) continue;
      const read = field['~run']({ value }, config);
      if (isAbsent || read.issues) return undefined;
      if (read.value !== value) output = { ...output, [name]: read.value };
    }
    return output;
  };

  const run: (typeof schema)['~run'] = (dataset, config) => {
    const { value } = dataset;
    const output = isPlain(value) ? matching(value, config) : undefined;
    if (output === undefined) return schema['~run'](dataset, config);
    // As in valibot, a dataset that matches is marked in place.
    return Object.assign(dataset, { typed: true as const, value: output as never });
  };
  return { ...schema, '~run': run };
};
