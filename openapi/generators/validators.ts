import {
  answerSchemaOf,
  type ContractDocument,
  type Endpoint,
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
/** A number that may also be a string is a timestamp. */
const orUnion = (texts: string[]): string => {
  if (texts.length < 2) return texts[0] ?? 'unknown()';
  const union = `union([${texts.join(', ')}])`;
  return union === 'union([string(), number()])' ? 'time()' : union.replace('number()', 'moment()');
};

/** Coordinates are recognised by their name and have limits of their own. */
const numberText = (name: string, text: string): string =>
  name === 'latitude' || name === 'longitude' ? text.replace('number()', `${name}()`) : text;

/**
 * Writes JSON schemas as valibot schemas. They are more lenient than the contract: they accept any word in an
 * enumeration, any length and any number that a screen can calculate with, because a newer server may send other values.
 */
const createValidators = (schemas: Record<string, Schema>, given: ReadonlySet<string> = new Set()) => {
  /** The source text of each constant, in the order of first use. */
  const constants = new Map<string, string>();
  /** The constants of another module that are used here. */
  const imported = new Set<string>();

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
    if (given.has(name)) imported.add(name);
    else if (!constants.has(name)) constants.set(name, objectText(schemas[name] ?? {}));
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

  return { textOf, fieldsOf, constants, imported };
};

const functions = ['array', 'boolean', 'nullish', 'optional', 'string', 'union', 'unknown'];
const numbers = ['latitude', 'longitude', 'moment', 'number', 'time'];

/** The constants of a module, and the names of those that other modules import from it. */
type Constants = { constants: Map<string, string>; exported?: ReadonlySet<string> };

/** A module of valibot schemas: the functions that it uses, the constants, then `rest`. */
const moduleText = ({ constants, exported = new Set() }: Constants, rest: string[]): string => {
  const declarations = [...constants].map(
    ([name, text]) => `${exported.has(name) ? 'export ' : ''}const ${name} = ${text};`,
  );
  const lines = [...declarations, '', ...rest];
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

const isForAdminsOnly = ({ operation }: Endpoint): boolean =>
  operation['x-roles'].every((role) => role === 'admin') && operation['x-roles'].length > 0;

/**
 * The source texts of the schemas of all answers, by operation. Those that only admins get are a module of their own,
 * which other users never load.
 */
export const answersTexts = (document: ContractDocument) => {
  const { schemas } = document.components;
  const endpoints = endpointsOf(document);
  const linesOf = (own: Endpoint[], { textOf }: ReturnType<typeof createValidators>): string[] =>
    own.map(({ operation }) => `  ${operation.operationId}: ${textOf(answerSchemaOf(operation))},`);

  const everyone = createValidators(schemas);
  const answers = linesOf(
    endpoints.filter((endpoint) => !isForAdminsOnly(endpoint)),
    everyone,
  );
  const admins = createValidators(schemas, new Set(everyone.constants.keys()));
  const adminAnswers = linesOf(endpoints.filter(isForAdminsOnly), admins);
  const { constants, imported } = admins;
  const adminText = moduleText({ constants }, [
    '/** The schema of the successful answer of each operation that only admins may call. */',
    'export const adminAnswers = {',
    ...adminAnswers,
    '};',
  ]);
  return {
    answers: moduleText({ constants: everyone.constants, exported: imported }, [
      '/** The schema of the successful answer of each operation that riders and drivers may call. */',
      'export const answers = {',
      ...answers,
      '};',
    ]),
    adminAnswers: `import { ${[...imported].join(', ')} } from './answers.ts';\n${adminText}`,
  };
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
  return moduleText({ constants }, [
    '/** The messages that the server sends, by their type. */',
    'export const messages = {',
    ...fields.map(({ type, own }) => {
      const others = own.filter((field) => !envelope.includes(field));
      return `  ${type}: looseObject({ ${['...envelope', ...others].join(', ')} }),`;
    }),
    '};',
  ]);
};
