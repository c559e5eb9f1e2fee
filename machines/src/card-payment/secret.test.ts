import { format, inspect } from 'node:util';
import { expect, it } from 'vitest';
import { secret } from './secret.ts';

it('shows dots in everything except reveal()', () => {
  const held = secret('canary');
  const shown = [
    JSON.stringify({ held }),
    String(held),
    `${held}`,
    held.toString(),
    inspect({ held }, { showHidden: true, depth: 5 }),
    format('%s %o %O %j', held, held, held, held),
    JSON.stringify(Object.entries(held)),
    JSON.stringify(structuredClone({ ...held })),
  ].join('\n');
  expect(shown).toContain('••••');
  expect(shown).not.toContain('canary');
  expect(held.reveal()).toBe('canary');
});

it('is empty for every holder once it is wiped', () => {
  const held = secret('4242');
  held.wipe();
  expect(held.reveal()).toBe('');
});
