import document from '@mobility/openapi/document' with { type: 'json' };
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsModule from 'ajv-formats';
import type { ValidationIssue } from '../domain/refusal.ts';
import { ofBestBranches } from './best-branch.ts';
import { wordsFor } from './messages.ts';

/** Returns the issues of a value; empty when it is valid. */
export type Check = (value: unknown) => ValidationIssue[];

const documentId = 'openapi.json';
// A CommonJS module whose callable sits under `default` for Node and bundlers alike.
const addFormats = formatsModule.default;

// No coercion, no removal: a request is validated as received. All errors, because a 422 lists each
// place; with schema and data, because they identify the branches of a oneOf.
const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateSchema: false });
addFormats(ajv);
ajv.addSchema(document, documentId);

/** Checks values against the schema that a JSON pointer into the contract names; `loc` is the place that issues start from. */
export const checkAt = (pointer: string[], loc: string): Check => checkFor({ $ref: reference(pointer) }, loc);

const compiled = new Map<string, ValidateFunction>();

/** Compiling is slow and many operations have the same parameters, so equal schemas are compiled once. */
const compile = (schema: object): ValidateFunction => {
  const text = rebase(schema);
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
  compiled.set(text, validate);
  return validate;
};

/** Checks values against a schema whose `$ref`s point into the contract. It is compiled when the first value comes. */
export function checkFor(schema: object, loc: string): Check {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= compile(schema);
    return validate(value) ? [] : issuesOf(validate.errors ?? [], loc);
  };
}

const branches = new WeakMap<object, ValidateFunction>();

/** The errors of a value against one branch of a schema. */
function errorsOf(branch: object, value: unknown): ErrorObject[] {
  const validate = branches.get(branch) ?? compile(branch);
  branches.set(branch, validate);
  return validate(value) ? [] : (validate.errors ?? []);
}

/** The place of a JSON pointer's parts, as a URI fragment. */
function reference(parts: string[]): string {
  const escaped = parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
  return `${documentId}#/${escaped.join('/')}`;
}

const rebase = (schema: object): string =>
  JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`);

const issuesAtMost = 100;
// Errors that only follow from others and name no field.
const silent = new Set(['if', 'oneOf', 'anyOf', 'allOf']);

function issuesOf(errors: ErrorObject[], loc: string): ValidationIssue[] {
  const best = ofBestBranches(errors, errorsOf);
  const telling = best.filter(({ keyword }) => !silent.has(keyword));
  return withoutRepetitions(telling.length > 0 ? telling : best)
    .slice(0, issuesAtMost)
    .map((error) => {
      const place = [loc, ...placeOf(error)].map((part) => part.slice(0, 200));
      return { loc: place, msg: wordsFor(error, place).slice(0, 500), type: error.keyword };
    });
}

/** An empty text breaks its minimum length and its pattern: one sentence is enough. */
const withoutRepetitions = (errors: ErrorObject[]): ErrorObject[] => {
  const tooShort = new Set(
    errors.filter(({ keyword }) => keyword === 'minLength').map(({ instancePath }) => instancePath),
  );
  return errors.filter(({ keyword, instancePath }) => keyword !== 'pattern' || !tooShort.has(instancePath));
};

function placeOf({ instancePath, params }: ErrorObject): string[] {
  const path = instancePath.split('/').slice(1);
  const field: unknown = params.missingProperty ?? params.additionalProperty;
  return typeof field === 'string' ? [...path, field] : path;
}
