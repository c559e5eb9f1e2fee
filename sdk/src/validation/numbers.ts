import { type NumberSchema, string, union, number as valibotNumber } from 'valibot';

/** The largest amount, count or measure that is accepted. Much larger numbers overflow when a screen adds or draws them. */
const largest = 1e11;
/** The largest moment that a Date can hold, in milliseconds since 1970. */
const latest = 8.64e15;

/** valibot's `number` for values from -limit to limit. */
const within = (limit: number): NumberSchema<undefined> => {
  const schema = valibotNumber();
  const run: (typeof schema)['~run'] = (dataset, config) => {
    const { value } = dataset;
    const isBeyond = typeof value === 'number' && Math.abs(value) > limit;
    // valibot refuses NaN, and so every number beyond the limit.
    return schema['~run'](isBeyond ? { ...dataset, value: Number.NaN } : dataset, config);
  };
  return { ...schema, '~run': run };
};

/** An amount, a count or a measure. */
export const number = () => within(largest);
/** A moment, in seconds or milliseconds since 1970. */
const moment = () => within(latest);
/** A moment as a text or as a number. */
export const time = () => union([string(), moment()]);
/** A latitude in degrees. The Mercator projection of the map cannot show the poles, so they are excluded. */
export const latitude = () => within(89.9);
/** A longitude in degrees. */
export const longitude = () => within(180);
