/** Small tables for clients, read off the bundled contract, so that nobody ships the whole document. */

/** A primitive by its letters (s n b, o = any object, 0 = null), `=a|b` one of these words, a schema's name, [list of], [any, of], or fields (`name?` may be absent). */
export type Shape = string | Shape[] | { [field: string]: Shape };
type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: (string | null)[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Content = { content?: { 'application/json'?: { schema: Schema } } };
export type Parameter = { $ref?: string; in?: string };
export type OperationObject = {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: unknown;
  security?: unknown[];
  responses: Record<string, Content & { $ref?: string }>;
  'x-retry': string;
  'x-errors': string[];
  'x-roles': string[];
  'x-beyond-spec'?: boolean;
};
export type ContractDocument = {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
};
export type LiveDocument = {
  channels: { live: { messages: Record<string, { payload: Schema; 'x-to'?: string[] }> } };
  components: { schemas: Record<string, Schema> };
};

const letters: Record<string, string> = {
  string: 's',
  number: 'n',
  integer: 'n',
  boolean: 'b',
  object: 'o',
  null: '0',
};
/** Enumerations whose unknown words a reader takes: an unknown role sees the landing page, an unknown notification reads like any other. */
const openEnumerations = ['Role', 'NotificationType'];
const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The operations in document order. */
export const operationsOf = (document: ContractDocument): OperationObject[] =>
  Object.values(document.paths).flatMap((path) =>
    Object.entries(path).flatMap(([method, operation]) => (method === 'parameters' ? [] : [operation])),
  );

/** Merges what an allOf says about one object. */
const merged = (schema: Schema, schemas: Record<string, Schema>): Schema => {
  if (schema.$ref) return merged(schemas[nameOf(schema.$ref)] ?? {}, schemas);
  const parts = (schema.allOf ?? []).map((part) => merged(part, schemas));
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map((part) => part.properties), schema.properties),
    required: [...parts.flatMap((part) => part.required ?? []), ...(schema.required ?? [])],
  };
};

const isObject = (schema: Schema): boolean =>
  Boolean(schema.properties || schema.allOf) && ![schema.type].flat().includes('null');

const fieldsOf = (schema: Schema, schemas: Record<string, Schema>): Shape => {
  const { properties = {}, required = [] } = merged(schema, schemas);
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      required.includes(name) ? name : `${name}?`,
      shapeOf(field, schemas),
    ]),
  );
};

const wordsOf = (words: (string | null)[]): Shape => {
  const enumeration = `=${words.filter((word) => word !== null).join('|')}`;
  return words.includes(null) ? [enumeration, '0'] : enumeration;
};

const typeOf = (schema: Schema, schemas: Record<string, Schema>): Shape => {
  const types = [schema.type ?? []].flat();
  if (schema.properties || schema.allOf) {
    const fields = fieldsOf(schema, schemas);
    return types.includes('null') ? [fields, '0'] : fields;
  }
  if (schema.items) return [shapeOf(schema.items, schemas)];
  return types.map((type) => letters[type] ?? '').join('');
};

/** The compact form of a schema; objects by name, everything else in place. */
export const shapeOf = (schema: Schema, schemas: Record<string, Schema>): Shape => {
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    const target = schemas[name] ?? {};
    if (openEnumerations.includes(name)) return 's';
    return isObject(target) ? name : shapeOf(target, schemas);
  }
  if (schema.enum) return wordsOf(schema.enum);
  if (typeof schema.const === 'string') return `=${schema.const}`;
  if (schema.oneOf) {
    const parts = schema.oneOf.map((part) => shapeOf(part, schemas));
    const primitive = parts.every((part) => typeof part === 'string' && /^[snb0]+$/.test(part));
    return primitive ? parts.join('') : parts;
  }
  return typeOf(schema, schemas);
};

const namesIn = (shape: Shape): string[] => {
  if (typeof shape === 'string') return /^[A-Z]/.test(shape) ? [shape] : [];
  return Object.values(shape).flatMap(namesIn);
};

/** What each operation answers when it succeeds, and the schemas that these answers name. */
export const answersOf = (
  document: ContractDocument,
): { operations: Record<string, Shape>; schemas: Record<string, Shape> } => {
  const { schemas } = document.components;
  const operations: Record<string, Shape> = {};
  for (const operation of operationsOf(document)) {
    const success = operation.responses['200'] ?? operation.responses['201'];
    const schema = success?.content?.['application/json']?.schema;
    if (schema) operations[operation.operationId] = shapeOf(schema, schemas);
  }
  const named: Record<string, Shape> = {};
  const open = Object.values(operations).flatMap(namesIn);
  for (const name of open) {
    if (name in named) continue;
    named[name] = fieldsOf(schemas[name] ?? {}, schemas);
    open.push(...namesIn(named[name]));
  }
  return { operations, schemas: named };
};

/** Who each live message of the server is for, and its fields, by type. */
export const messagesOf = (live: LiveDocument): Record<string, { to: string[]; fields: Shape }> => {
  const { messages } = live.channels.live;
  const { schemas } = live.components;
  return Object.fromEntries(
    Object.entries(messages).flatMap(([type, { payload, 'x-to': to }]) =>
      to ? [[type, { to, fields: fieldsOf(payload, schemas) }]] : [],
    ),
  );
};

/** How each operation may be repeated. */
export const policiesOf = (document: ContractDocument): Record<string, string> =>
  Object.fromEntries(
    operationsOf(document).map((operation) => [operation.operationId, operation['x-retry']]),
  );
