/** See openapi/tables.ts: letters, `=words`, a schema's name, [list of], [any, of], or fields. */
export type Shape = string | readonly Shape[] | { readonly [field: string]: Shape };
type Fields = Exclude<Shape, string | readonly Shape[]>;

export type Problem = { path: string; expected: string };
type Reading = {
  schemas: Record<string, Shape>;
  report(problem: Problem): void;
  /** Where in the value the reading is: names of fields, numbers of items. */
  trail: (string | number)[];
};
type Test = (value: unknown) => boolean;
type Field = { name: string; shape: Shape; isOptional: boolean; test: Test | null };

const misfit = Symbol('misfit');
const letters: Record<string, string> = { string: 's', number: 'n', boolean: 'b', object: 'o' };

const isFields = (shape: Shape): shape is Fields => typeof shape === 'object' && !Array.isArray(shape);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const report = ({ trail, report: tell }: Reading, shape: Shape): void => {
  const path = trail.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  tell({ path, expected: JSON.stringify(shape) });
};

// Every answer is judged: a shape is taken apart once, and what fits is never copied.
const tests = new Map<string, Test>();
const fields = new WeakMap<Fields, readonly Field[]>();

const testOf = (shape: string): Test => {
  if (shape[0] !== '=')
    return (value) => shape.includes(value === null ? '0' : (letters[typeof value] ?? 'none'));
  const words = new Set<unknown>(shape.slice(1).split('|'));
  return (value) => words.has(value);
};

const fitsWord = (shape: string, value: unknown): boolean => {
  const test = tests.get(shape) ?? testOf(shape);
  tests.set(shape, test);
  return test(value);
};

const fieldsOf = (shape: Fields): readonly Field[] => {
  const known = fields.get(shape);
  if (known) return known;
  const made = Object.entries(shape).map(([key, field]) => ({
    name: key.replace(/\?$/, ''),
    shape: field,
    isOptional: key.endsWith('?'),
    // What is neither a schema's name nor a list nor an object is judged at a glance.
    test: typeof field === 'string' && !/^[A-Z]/.test(field) ? testOf(field) : null,
  }));
  fields.set(shape, made);
  return made;
};

const fitList = (shape: Shape, list: unknown, reading: Reading): unknown => {
  if (!Array.isArray(list)) return misfit;
  const items: unknown[] = [];
  for (const [index, item] of list.entries()) {
    reading.trail.push(index);
    const part = fit(shape, item, reading);
    if (part === misfit) report(reading, shape);
    else items.push(part);
    reading.trail.pop();
  }
  return items;
};

const fitField = ({ shape, isOptional }: Field, value: unknown, reading: Reading): unknown => {
  if (value === undefined && isOptional) return undefined;
  const part = fit(shape, value === undefined ? null : value, reading);
  if (part !== misfit) return part;
  report(reading, shape);
  return isOptional ? undefined : misfit;
};

const fitFields = (shape: Fields, value: unknown, reading: Reading): unknown => {
  if (!isRecord(value)) return misfit;
  let fitting = value;
  for (const field of fieldsOf(shape)) {
    const { name } = field;
    if (field.test?.(value[name])) continue;
    reading.trail.push(name);
    const part = fitField(field, value[name], reading);
    reading.trail.pop();
    if (part === misfit) return misfit;
    if (part === value[name]) continue;
    if (fitting === value) fitting = { ...value };
    if (part === undefined) delete fitting[name];
    else fitting[name] = part;
  }
  return fitting;
};

const fit = (shape: Shape, value: unknown, reading: Reading): unknown => {
  if (typeof shape === 'string') {
    const named = reading.schemas[shape];
    if (named !== undefined) return fit(named, value, reading);
    return fitsWord(shape, value) ? value : misfit;
  }
  if (isFields(shape)) return fitFields(shape, value, reading);
  const [first, ...others] = shape;
  if (others.length === 0) return first === undefined ? misfit : fitList(first, value, reading);
  for (const option of shape) {
    const part = fit(option, value, reading);
    if (part !== misfit) return part;
  }
  return misfit;
};

/**
 * The value as the shape promises it, or undefined where it cannot be.
 * Bad items of lists and bad optional fields are left out; a missing field that may be null becomes null.
 */
export const fitted = (shape: Shape, value: unknown, reading: Omit<Reading, 'trail'>): unknown => {
  const result = fit(shape, value, { ...reading, trail: [] });
  return result === misfit ? undefined : result;
};
