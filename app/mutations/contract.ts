import document from '@mobility/openapi/document' with { type: 'json' };
import liveDocument from '@mobility/openapi/live-document' with { type: 'json' };

/** A JSON schema, as far as mutations read it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
};
type Media = { schema: Schema; examples?: Record<string, { value: unknown }> };
type Answer = { content?: { 'application/json'?: Media } };
type Operation = { operationId: string; responses: Record<string, Answer> };

export type Endpoint = { id: string; method: string; path: RegExp; schema: Schema; examples: unknown[] };

// A cast, because TypeScript infers the type of each of the 70 operations.
const { paths, components } = document as unknown as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const live = liveDocument as unknown as {
  channels: { live: { messages: Record<string, { payload: Schema; 'x-to'?: string[] }> } };
  components: { schemas: Record<string, Schema> };
};

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/{\w+}/g, '[^/]+')}$`);

/** Every operation with an answer, its schema and its examples. Paths without parameters come first. */
export const endpoints: Endpoint[] = Object.entries(paths)
  .toSorted(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')))
  .flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId: id, responses }]) => {
      const media = (responses?.['200'] ?? responses?.['201'])?.content?.['application/json'];
      if (!media) return [];
      const examples = Object.values(media.examples ?? {}).map(({ value }) => value);
      return [{ id, method: method.toUpperCase(), path: patternOf(path), schema: media.schema, examples }];
    }),
  );

/** The operation with this id. */
export const endpointOf = (id: string): Endpoint => {
  const found = endpoints.find((endpoint) => endpoint.id === id);
  if (!found) throw new Error(`The contract has no answer of ${id}`);
  return found;
};

/** The messages of the live channel that this role receives, by type. */
export const messagesTo = (role: string): [type: string, schema: Schema][] =>
  Object.entries(live.channels.live.messages)
    .filter(([, message]) => message['x-to']?.includes(role))
    .map(([type, { payload }]) => [type, payload]);

const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);
const schemas: Record<string, Schema> = { ...live.components.schemas, ...components.schemas };

/** A schema without references: the fields of `allOf` together, and the first alternative that is not null. */
export const resolve = (schema: Schema): Schema => {
  if (schema.$ref) return resolve(schemas[nameOf(schema.$ref)] ?? {});
  const alternative = (schema.oneOf ?? schema.anyOf)?.find(({ type }) => type !== 'null');
  if (alternative) return resolve(alternative);
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map(resolve);
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
    required: [schema, ...parts].flatMap(({ required = [] }) => required),
  };
};
