/** Schemas by name, in the notation of openapi/tables.ts. */
export type Schemas = { readonly [name: string]: string };
export type Problem = { path: string; expected: string };
type Report = (problem: Problem) => void;
type Reader = (value: unknown, report: Report) => unknown;
type Part = { shape: string; read: Reader };
type Field = Part & { name: string; step: string; isOptional: boolean };

const misfit = Symbol('misfit');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const below =
  (step: string, report: Report): Report =>
  ({ path, ...problem }) =>
    report({ path: step + path, ...problem });

/** Reads what stands one step deeper, and reports a misfit. */
const readAt = (step: string, { shape, read }: Part, value: unknown, report: Report): unknown => {
  // Only what has parts has more to report.
  const part = read(value, value && typeof value === 'object' ? below(step, report) : report);
  if (part === misfit) report({ path: step, expected: shape });
  return part;
};

const fitList = (item: Part, list: unknown, report: Report): unknown =>
  Array.isArray(list)
    ? list.map((value, index) => readAt(`[${index}]`, item, value, report)).filter((part) => part !== misfit)
    : misfit;

const fitFields = (fields: readonly Field[], value: unknown, report: Report): unknown => {
  if (!isRecord(value)) return misfit;
  // What fits is never copied.
  let fitting = value;
  for (const field of fields) {
    const { name, isOptional } = field;
    const given = value[name];
    if (isOptional && given === undefined) continue;
    const part = readAt(field.step, field, given ?? null, report);
    if (part === given) continue;
    if (part === misfit && !isOptional) return misfit;
    fitting = { ...fitting, [name]: part };
    if (part === misfit) delete fitting[name];
  }
  return fitting;
};

/**
 * Makes a reader of each shape: the value as the shape promises it, or undefined where it cannot be.
 * Bad items of lists and bad optional fields are left out; a missing field that may be null becomes null.
 */
export const fitting = (schemas: Schemas) => {
  // Every answer is judged: a shape is taken apart once.
  const known = new Map<string, Reader>();

  const partOf = (shape: string): Part => ({ shape, read: readerOf(shape) });
  const fieldOf = (text: string): Field => {
    const [, name = '', mark, shape] = /(\w+)([:?]?)(.*)/.exec(text) ?? [];
    return { name, step: `.${name}`, isOptional: mark === '?', ...partOf(shape || 's') };
  };
  const made = (shape: string): Reader => {
    if (shape.endsWith('0')) {
      const read = readerOf(shape.slice(0, -1));
      return (value, report) => (value === null ? value : read(value, report));
    }
    if (shape.endsWith('[]')) {
      const item = partOf(shape.slice(0, -2));
      return (value, report) => fitList(item, value, report);
    }
    if (shape.includes('/')) {
      const readers = shape.split('/').map(readerOf);
      // What one form lacks is nothing to report while the other fits.
      const parts = (value: unknown) => readers.map((read) => read(value, () => undefined));
      return (value) => parts(value).find((part) => part !== misfit) ?? misfit;
    }
    if (schemas[shape]) {
      const fields = schemas[shape].split(' ').map(fieldOf);
      return (value, report) => fitFields(fields, value, report);
    }
    if (shape.startsWith('=')) {
      const words: unknown[] = shape.slice(1).split('|');
      return (value) => (words.includes(value) ? value : misfit);
    }
    const types = ['string', 'number', 'boolean', 'object'].filter((type) => shape.includes(type.charAt(0)));
    return (value) => (value !== null && types.includes(typeof value) ? value : misfit);
  };
  const readerOf = (shape: string): Reader => {
    const reader = known.get(shape) ?? made(shape);
    known.set(shape, reader);
    return reader;
  };

  return (shape: string, value: unknown, report: Report): unknown => {
    const part = readerOf(shape)(value, report);
    return part === misfit ? undefined : part;
  };
};
