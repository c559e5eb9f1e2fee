import { expect, test } from 'vitest';
import { isShallow } from './json-shape.ts';

test('brackets and commas inside texts do not count', () => {
  const texts = ['[[[[[[[[[[[[[[[[[[[', '"[[[[[[[[[[[[[[[[[[[[', '\\'];
  expect(isShallow(JSON.stringify({ a: [{ b: texts }] }))).toBe(true);
  expect(isShallow('["unfinished')).toBe(true);
});

test.each([
  ['deep lists', '['.repeat(17)],
  ['deep objects', '{"a":'.repeat(17)],
  ['deep after a text that ends in a backslash', `["\\\\",${'['.repeat(17)}`],
  ['very many lists', `[${'[],'.repeat(1_100_001)}[]]`],
])('the scanner rejects %s', (_, json) => {
  expect(isShallow(json)).toBe(false);
});

test('many megabytes are scanned quickly', () => {
  const json = `["${'x'.repeat(1_000_000)}",${'[1,"two",3],'.repeat(1_000_000)}[]]`;
  const start = performance.now();
  expect(isShallow(json)).toBe(true);
  expect(performance.now() - start).toBeLessThan(20_000);
});
