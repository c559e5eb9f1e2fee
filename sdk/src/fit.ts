/** See openapi/tables.ts: letters, `=words`, a schema's name, [list of], [any, of], or fields. */
export type Shape = string | readonly Shape[] | { readonly [field: string]: Shape };
type Fields = Exclude<Shape, string | readonly Shape[]>;

export type Problem = { path: string; expected: string };
type Reading = { schemas: Record<string, Shape>; report(problem: Problem): void };

const misfit = Symbol('misfit');
const letters: Record<string, string> = { s: 'string', n: 'number', b: 'boolean', o: 'object' };

const isFields = (shape: Shape): shape is Fields => typeof shape === 'object' && !Array.isArray(shape);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fitsWord = (shape: string, value: unknown): boolean =>
  shape[0] === '='
    ? typeof value === 'string' && shape.slice(1).split('|').includes(value)
    : [...shape].some((letter) => (value === null ? letter === '0' : typeof value === letters[letter]));

const fitList = (shape: Shape, list: unknown, path: string, reading: Reading): unknown => {
  if (!Array.isArray(list)) return misfit;
  return list.flatMap((item, index) => {
    const place = `${path}[${index}]`;
    const fitted = fit(shape, item, place, reading);
    if (fitted !== misfit) return [fitted];
    reading.report({ path: place, expected: JSON.stringify(shape) });
    return [];
  });
};

const fitField = (
  shape: Shape,
  value: unknown,
  path: string,
  isOptional: boolean,
  reading: Reading,
): unknown => {
  if (value === undefined && isOptional) return undefined;
  const fitted = fit(shape, value === undefined ? null : value, path, reading);
  if (fitted !== misfit) return fitted;
  reading.report({ path, expected: JSON.stringify(shape) });
  return isOptional ? undefined : misfit;
};

const fitFields = (shape: Fields, value: unknown, path: string, reading: Reading): unknown => {
  if (!isRecord(value)) return misfit;
  const fitted = { ...value };
  for (const [key, field] of Object.entries(shape)) {
    const isOptional = key.endsWith('?');
    const name = isOptional ? key.slice(0, -1) : key;
    const part = fitField(field, value[name], `${path}.${name}`, isOptional, reading);
    if (part === misfit) return misfit;
    if (part === undefined) delete fitted[name];
    else fitted[name] = part;
  }
  return fitted;
};

const fit = (shape: Shape, value: unknown, path: string, reading: Reading): unknown => {
  if (typeof shape === 'string') {
    const named = reading.schemas[shape];
    if (named !== undefined) return fit(named, value, path, reading);
    return fitsWord(shape, value) ? value : misfit;
  }
  if (isFields(shape)) return fitFields(shape, value, path, reading);
  const [first, ...others] = shape;
  if (others.length === 0) return first === undefined ? misfit : fitList(first, value, path, reading);
  for (const option of shape) {
    const fitted = fit(option, value, path, reading);
    if (fitted !== misfit) return fitted;
  }
  return misfit;
};

/**
 * The value as the shape promises it, or undefined where it cannot be.
 * Bad items of lists and bad optional fields are left out; a missing field that may be null becomes null.
 */
export const fitted = (shape: Shape, value: unknown, reading: Reading): unknown => {
  const result = fit(shape, value, '', reading);
  return result === misfit ? undefined : result;
};
