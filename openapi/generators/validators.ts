import {
  answerSchemaOf,
  type ContractDocument,
  endpointsOf,
  type LiveDocument,
  nameOf,
  type Schema,
} from './document.ts';

const primitives: Record<string, string> = {
  string: 'string()',
  number: 'number()',
  integer: 'number()',
  boolean: 'boolean()',
  object: 'looseObject({})',
};

const isNull = (schema: Schema): boolean => schema.type === 'null';
const hasFields = (schema: Schema): boolean => Boolean(schema.properties || schema.allOf);
/** A number beside a text is a moment. */
const orUnion = (texts: string[]): string =>
  texts.length > 1
    ? `union([${texts.join(', ').replace('number()', 'moment()')}])`
    : (texts[0] ?? 'unknown()');

/** Coordinates have limits of their own, by their name. */
const numberText = (name: string, text: string): string =>
  name === 'latitude' || name === 'longitude' ? text.replace('number()', `${name}()`) : text;

/**
 * Writes JSON schemas as valibot schemas. They are more lenient than the contract: they accept any word in an
 * enumeration, any length and any number that a screen can calculate with, because a newer server may send other values.
 */
const createValidators = (schemas: Record<string, Schema>) => {
  /** The source text of each constant, in the order of first use. */
  const constants = new Map<string, string>();

  const isNullable = (schema: Schema): boolean =>
    [schema.type].flat().includes('null') ||
    (schema.oneOf ?? schema.anyOf ?? []).some(isNull) ||
    (schema.$ref !== undefined && isNullable(schemas[nameOf(schema.$ref)] ?? {}));

  /** Optional fields may be absent. A required nullable field that is absent becomes null. */
  const fieldText = (schema: Schema, isRequired: boolean, fallback: unknown): string => {
    const text = textOf(schema);
    if (fallback !== undefined) return `nullish(${text}, ${JSON.stringify(fallback)})`;
    if (isNullable(schema)) return isRequired ? `nullish(${text}, null)` : `nullish(${text})`;
    return isRequired ? text : `optional(${text})`;
  };

  const fieldsOf = (schema: Schema): string[] => {
    const { properties = {}, required = [], 'x-fallbacks': fallbacks = {} } = schema;
    return Object.entries(properties).map(
      ([name, field]) =>
        `${name}: ${numberText(name, fieldText(field, required.includes(name), fallbacks[name]))}`,
    );
  };

  const objectText = (schema: Schema): string => {
    // The content of a file is not validated; only its required parts must be present.
    if (schema['x-file']) {
      const parts = (schema.required ?? []).map((name) => `${name}: unknown()`);
      return `looseObject({ ${parts.join(', ')} })`;
    }
    const fields = (schema.allOf ?? [schema]).flatMap((part) =>
      part.$ref ? [`...${declare(nameOf(part.$ref))}.entries`] : fieldsOf(part),
    );
    return `looseObject({ ${fields.join(', ')} })`;
  };

  const declare = (name: string): string => {
    if (!constants.has(name)) constants.set(name, objectText(schemas[name] ?? {}));
    return name;
  };

  const referenceText = (name: string): string => {
    const target = schemas[name] ?? {};
    return hasFields(target) ? declare(name) : textOf(target);
  };

  /** The source text of a schema. `fieldText` handles null. */
  const textOf = (schema: Schema): string => {
    if (schema.$ref) return referenceText(nameOf(schema.$ref));
    const options = schema.oneOf ?? schema.anyOf;
    if (options) return orUnion(options.filter((option) => !isNull(option)).map(textOf));
    if (hasFields(schema)) return objectText(schema);
    if (schema.items) return `array(${textOf(schema.items)})`;
    if (schema.enum || typeof schema.const === 'string') return primitives.string ?? '';
    const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
    return orUnion(types.map((type) => primitives[type] ?? 'unknown()'));
  };

  return { textOf, fieldsOf, constants };
};

const functions = ['array', 'boolean', 'nullish', 'optional', 'string', 'union', 'unknown'];
const numbers = ['latitude', 'longitude', 'moment', 'number'];

/** A module of valibot schemas: the functions that it uses, the constants, then `rest`. */
const moduleText = (constants: Map<string, string>, rest: string[]): string => {
  const lines = [...[...constants].map(([name, text]) => `const ${name} = ${text};`), '', ...rest];
  const used = (names: string[]): string =>
    names.filter((name) => new RegExp(`\\b${name}\\(`).test(lines.join('\n'))).join(', ');
  return [
    `import { ${used(functions)} } from 'valibot';`,
    "import { looseObject } from './loose-object.ts';",
    `import { ${used(numbers)} } from './numbers.ts';`,
    '',
    ...lines,
    '',
  ].join('\n');
};

/** The source text of the schemas of all answers, by operation. */
export const answersText = (document: ContractDocument): string => {
  const { textOf, constants } = createValidators(document.components.schemas);
  const answers = endpointsOf(document).map(
    ({ operation }) => `  ${operation.operationId}: ${textOf(answerSchemaOf(operation))},`,
  );
  return moduleText(constants, [
    '/** The schema of the successful answer of each operation. */',
    'export const answers = {',
    ...answers,
    '};',
  ]);
};

/** The source text of the schemas of the server's live messages, by type. */
export const messagesText = ({ channels, components }: LiveDocument): string => {
  const { fieldsOf, constants } = createValidators(components.schemas);
  const payloadOf = ({ $ref, ...payload }: Schema): Schema =>
    $ref ? (components.schemas[nameOf($ref)] ?? {}) : payload;
  const fields = Object.entries(channels.live.messages)
    .filter(([, message]) => message['x-to'])
    .map(([type, { payload }]) => ({ type, own: fieldsOf(payloadOf(payload)) }));
  const all = fields.flatMap(({ own }) => own);
  const envelope = [...new Set(all)].filter(
    (field) => all.filter((other) => other === field).length > fields.length / 2,
  );
  constants.set('envelope', `{ ${envelope.join(', ')} }`);
  return moduleText(constants, [
    '/** The messages that the server sends, by their type. */',
    'export const messages = {',
    ...fields.map(({ type, own }) => {
      const others = own.filter((field) => !envelope.includes(field));
      return `  ${type}: looseObject({ ${['...envelope', ...others].join(', ')} }),`;
    }),
    '};',
  ]);
};
