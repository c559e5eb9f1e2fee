/** Schemas by name, in the notation of openapi/tables.ts: fields as `name:shape`, `name?:shape` where they may be absent. */
export type Schemas = { readonly [name: string]: string };
export type Problem = { path: string; expected: string };
type Reading = {
  report(problem: Problem): void;
  /** Where in the value the reading is: `.name` of fields, `[number]` of items. */
  trail: string[];
};
type Reader = (value: unknown, reading: Reading) => unknown;
type Part = { shape: string; read: Reader };
type Field = Part & { name: string; step: string; isOptional: boolean };

const misfit = Symbol('misfit');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what stands one step deeper, and reports a misfit. */
const readAt = (step: string, { shape, read }: Part, value: unknown, reading: Reading): unknown => {
  const { trail, report } = reading;
  trail.push(step);
  const part = read(value, reading);
  if (part === misfit) report({ path: trail.join(''), expected: shape });
  trail.pop();
  return part;
};

/** Undefined for a field that is better left out. */
const readField = (field: Field, value: unknown, reading: Reading): unknown => {
  if (value === undefined && field.isOptional) return undefined;
  const part = readAt(field.step, field, value ?? null, reading);
  return part === misfit && field.isOptional ? undefined : part;
};

const fitList = (item: Part, list: unknown, reading: Reading): unknown =>
  Array.isArray(list)
    ? list.map((value, index) => readAt(`[${index}]`, item, value, reading)).filter((part) => part !== misfit)
    : misfit;

const fitFields = (fields: readonly Field[], value: unknown, reading: Reading): unknown => {
  if (!isRecord(value)) return misfit;
  // What fits is never copied.
  let fitting = value;
  for (const field of fields) {
    const { name } = field;
    const part = readField(field, value[name], reading);
    if (part === misfit) return misfit;
    if (part === value[name]) continue;
    if (fitting === value) fitting = { ...value };
    if (part === undefined) delete fitting[name];
    else fitting[name] = part;
  }
  return fitting;
};

/**
 * Makes a reader of each shape: the value as the shape promises it, or undefined where it cannot be.
 * Bad items of lists and bad optional fields are left out; a missing field that may be null becomes null.
 */
export const fitting = (schemas: Schemas) => {
  // Every answer is judged: a shape is taken apart once.
  const readers = new Map<string, Reader>();

  const fieldOf = (text: string): Field => {
    const [key = '', shape = ''] = text.split(':');
    const name = key.replace('?', '');
    return { name, step: `.${name}`, shape, isOptional: name !== key, read: readerOf(shape) };
  };
  const made = (shape: string): Reader => {
    if (shape.endsWith('0')) {
      const read = readerOf(shape.slice(0, -1));
      return (value, reading) => (value === null ? value : read(value, reading));
    }
    if (shape.endsWith('[]')) {
      const item = { shape: shape.slice(0, -2), read: readerOf(shape.slice(0, -2)) };
      return (value, reading) => fitList(item, value, reading);
    }
    if (schemas[shape]) {
      const fields = schemas[shape].split(' ').map(fieldOf);
      return (value, reading) => fitFields(fields, value, reading);
    }
    const words: unknown[] = shape.slice(1).split('|');
    const fits = shape.startsWith('=')
      ? (value: unknown) => words.includes(value)
      : (value: unknown) => value !== null && shape.includes((typeof value).charAt(0));
    return (value) => (fits(value) ? value : misfit);
  };
  const readerOf = (shape: string): Reader => {
    const reader = readers.get(shape) ?? made(shape);
    readers.set(shape, reader);
    return reader;
  };

  return (shape: string, value: unknown, report: (problem: Problem) => void): unknown => {
    const part = readerOf(shape)(value, { report, trail: [] });
    return part === misfit ? undefined : part;
  };
};
