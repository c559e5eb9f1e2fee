/** Small tables for clients, read off the bundled contract, so that nobody ships the whole document. */

/** A primitive by its letters (s n b, o = any object), `=a|b` one of these words, or a schema's name; then `[]` for a list of it, `0` for "or null". `A/B` is one schema or the other. */
type Shape = string;
/** A schema by its fields: `name:shape`, `name?shape` where it may be absent; no colon before `=`, and no shape is a text's. */
type Shapes = Record<string, string>;
type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: (string | null)[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  /** Words may be added: a reader takes those that it does not know. */
  'x-open'?: boolean;
  /** Kept as a file by whoever asked for it, and read by nobody before. */
  'x-file'?: boolean;
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
  /** Its work grows with the database: callers wait a minute instead of ten seconds. */
  'x-slow'?: boolean;
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
};
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

const isObject = (schema: Schema): boolean => Boolean(schema.properties || schema.allOf);
const orNull = (shape: Shape, isNullable: boolean): Shape =>
  isNullable && !shape.endsWith('0') ? `${shape}0` : shape;

const wordsOf = (words: (string | null)[]): Shape => {
  const known = words.filter((word) => word !== null);
  if (known.some((word) => /[ |]|0$/.test(word))) throw new Error(`${known} cannot be told apart in a shape`);
  return orNull(`=${known.join('|')}`, words.includes(null));
};

const primitiveOf = (schema: Schema): Shape => {
  const types = [schema.type ?? []].flat();
  return orNull(types.map((type) => letters[type] ?? '').join(''), types.includes('null'));
};

const fieldOf = (name: string, isRequired: boolean, shape: Shape): string => {
  const mark = shape === 's' || shape.startsWith('=') ? '' : ':';
  return `${name}${isRequired ? mark : '?'}${shape === 's' ? '' : shape}`;
};

/** Writes schemas in the compact form, and collects those that are named on the way. */
export const createShapes = (schemas: Record<string, Schema>) => {
  const named: Shapes = {};

  const fieldsOf = (schema: Schema): string => {
    const { properties = {}, required = [] } = merged(schema, schemas);
    return Object.entries(properties)
      .map(([name, field]) => fieldOf(name, required.includes(name), shapeOf(field, name)))
      .join(' ');
  };

  /** An object by its name; one that the contract leaves without a name is called like its field. */
  const objectOf = (schema: Schema, name: string): Shape => {
    if (schema['x-file']) return 'o';
    if (/^[snbo]+$|[\]0]$/.test(name)) throw new Error(`${name} reads as a shape and cannot name a schema`);
    const fields = fieldsOf(schema);
    if ((named[name] ?? fields) !== fields) throw new Error(`${name} names two schemas`);
    named[name] = fields;
    return orNull(name, [schema.type].flat().includes('null'));
  };

  const anyOf = (options: Schema[], name: string): Shape => {
    const shapes = options.map((option) => (option.type === 'null' ? '0' : shapeOf(option, name)));
    const others = shapes.map((shape) => shape.replace(/0$/, '')).filter(Boolean);
    if (others.length > 1 && others.every((other) => named[other] !== undefined)) return others.join('/');
    if (others.length > 1 && !/^[snbo]+$/.test(others.join('')))
      throw new Error(`${name} may be more than one list or word, which no shape can say`);
    return orNull(
      others.join(''),
      shapes.some((shape) => shape.endsWith('0')),
    );
  };

  const targetOf = (target: string, name: string): Shape => {
    const schema = schemas[target] ?? {};
    return shapeOf(schema, isObject(schema) ? target : name);
  };

  /** The compact form of a schema, which is called `name` where it stands. */
  const shapeOf = (schema: Schema, name: string): Shape => {
    if (schema.$ref) return targetOf(nameOf(schema.$ref), name);
    if (schema.enum && !schema['x-open']) return wordsOf(schema.enum);
    if (typeof schema.const === 'string') return `=${schema.const}`;
    const options = schema.oneOf ?? schema.anyOf;
    if (options) return anyOf(options, name);
    if (isObject(schema)) return objectOf(schema, name);
    return schema.items ? `${shapeOf(schema.items, name)}[]` : primitiveOf(schema);
  };
  return { named, shapeOf, fieldsOf };
};

/** What each operation answers when it succeeds, and the schemas that these answers name. */
export const answersOf = (
  document: ContractDocument,
): { operations: Record<string, Shape>; named: Shapes } => {
  const { named, shapeOf } = createShapes(document.components.schemas);
  const answers = operationsOf(document).map(({ operationId, responses }) => {
    const success = responses['200'] ?? responses['201'];
    const schema = success?.content?.['application/json']?.schema;
    if (!schema) throw new Error(`${operationId} answers with nothing that could be checked`);
    return [operationId, shapeOf(schema, operationId)];
  });
  return { operations: Object.fromEntries(answers), named };
};

/** The live messages of the server by who they are for (roles between spaces), each by its fields without the type; under no role what these name, and as `envelope` the fields that most of them have. */
export const messagesOf = (live: LiveDocument): Record<string, Shapes> => {
  const { named, fieldsOf } = createShapes(live.components.schemas);
  const messages = Object.entries(live.channels.live.messages).flatMap(([type, { payload, 'x-to': to }]) =>
    to ? [{ type, roles: to.join(' '), fields: fieldsOf(payload).split(' ') }] : [],
  );
  const all = messages.flatMap(({ fields }) => fields);
  const envelope = [...new Set(all)].filter(
    (field) => all.filter((other) => other === field).length > messages.length / 2,
  );
  const readers: Record<string, Shapes> = { '': { ...named, envelope: envelope.join(' ') } };
  for (const { type, roles, fields } of messages) {
    const own = fields.filter((field) => field !== `type=${type}` && !envelope.includes(field));
    if (own.length === 0) throw new Error(`${type} says nothing of its own`);
    readers[roles] = { ...readers[roles], [type]: own.join(' ') };
  }
  return readers;
};

/** How each operation may be repeated. */
export const policiesOf = (document: ContractDocument): Record<string, string> =>
  Object.fromEntries(
    operationsOf(document).map((operation) => [operation.operationId, operation['x-retry']]),
  );
