import { readdirSync, readFileSync } from 'node:fs';
import type { Role } from '@mobility/openapi';
import { audience } from '@mobility/openapi/audience';
import { readMessage } from '@mobility/sdk/live';
import { expect, it } from 'vitest';
import { pact, shape } from './interaction.ts';

const folder = new URL('../../openapi/examples/', import.meta.url);
const examples = readdirSync(folder)
  .filter((file) => file.startsWith('LiveMessage.'))
  .map((file): { type: string; notice?: object } => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
const readers = new Map<string, readonly string[]>(Object.entries(audience));
const operationOf = (type: string): string =>
  `send${type.replace(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase())}`;
const isRole = (role: string | undefined): role is Role =>
  role === 'rider' || role === 'driver' || role === 'admin';

it.each(examples)('the SDK reads a $type message', async ({ notice: _, ...example }) => {
  const role = readers.get(example.type)?.[0];
  await pact
    .addAsynchronousInteraction()
    .reference('AsyncAPI', 'operationId', operationOf(example.type))
    .expectsToReceive(example.type, (message) => {
      message.withJSONContent(shape(example, ['type']));
    })
    .executeTest(async ({ contents }) => {
      expect(isRole(role) && (await readMessage(JSON.stringify(contents.content), role))).toEqual(example);
    });
});
