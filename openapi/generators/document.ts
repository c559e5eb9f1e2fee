/** The bundled contract, as far as the generators read it. */

export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: (string | null)[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  const?: unknown;
  /** Passed on to the caller without validation. */
  'x-file'?: boolean;
  /** By field: the value that a client uses if the server omits a required field. */
  'x-fallbacks'?: Record<string, string | number | boolean>;
};
export type Parameter = { $ref?: string; name?: string; in?: string };
type Content = { content?: { 'application/json'?: { schema: Schema } }; headers?: Record<string, unknown> };

export type Operation = {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Content & { required?: boolean };
  security?: unknown[];
  responses: Record<string, Content & { $ref?: string }>;
  'x-retry': 'safe' | 'keyed' | 'never' | 'caller';
  'x-errors': string[];
  'x-roles': string[];
  'x-beyond-spec'?: boolean;
  /** Takes longer as the database grows: a client waits a minute instead of ten seconds. */
  'x-slow'?: boolean;
  /** A status that means "there is none": the client's method resolves with null. */
  'x-null-on'?: number;
};
export type ContractDocument = {
  info: { description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
};
export type LiveDocument = {
  channels: { live: { messages: Record<string, { payload: Schema; 'x-to'?: string[] }> } };
  components: { schemas: Record<string, Schema> };
};

/** An operation with its method, path and resolved parameters. */
export type Endpoint = { method: string; path: string; operation: Operation; parameters: Parameter[] };

/** The last part of a reference: `Ride` of `#/components/schemas/Ride`. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** Every operation, in document order. */
export const endpointsOf = ({ paths, components }: ContractDocument): Endpoint[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
        parameters: (operation.parameters ?? []).map((parameter) =>
          parameter.$ref ? (components.parameters?.[nameOf(parameter.$ref)] ?? parameter) : parameter,
        ),
      })),
  );

/** The schema of an operation's success. */
export const answerSchemaOf = ({ operationId, responses }: Operation): Schema => {
  const success = responses['200'] ?? responses['201'];
  const schema = success?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${operationId} has no success with a body`);
  return schema;
};
