import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import document from './generated/openapi.json' with { type: 'json' };

const folder = new URL('examples/', import.meta.url);
const files = readdirSync(folder);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: document.components });

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const schemaOf = (file: string): string => file.slice(0, file.indexOf('.'));
const errorsOf = (schema: string, value: unknown): unknown => {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`);
  if (!validate) return `no schema ${schema}`;
  return validate(value) ? null : validate.errors;
};

describe('the examples', () => {
  it.each(files)('%s matches its schema', (file) => {
    expect(errorsOf(schemaOf(file), read(file))).toBeNull();
  });

  it('would fail if they did not match their schema', () => {
    expect(errorsOf('Nothing', {})).toBe('no schema Nothing');
    expect(errorsOf('Ride', { id: '../x' })).not.toBeNull();
  });

  it('include every message of the live channel', () => {
    const shown = files.filter((file) => file.startsWith('Live')).map((file) => file.split('.')[1]);
    const types = [document.components.schemas.LiveMessage, document.components.schemas.LiveClientMessage]
      .flatMap(({ oneOf }) => oneOf)
      .map(({ $ref }) => ajv.getSchema(`contract${$ref}`)?.schema)
      .map((schema) => JSON.parse(JSON.stringify(schema)).properties.type.const);
    expect(shown.toSorted()).toEqual(types.toSorted());
  });
});
