import { afterEach, expect, test, vi } from 'vitest';
import { entryBefore } from './entry-before.ts';

afterEach(() => vi.unstubAllGlobals());

const open = (urls: (string | null)[]) => {
  vi.stubGlobal('location', { pathname: '/admin' });
  vi.stubGlobal('navigation', {
    currentEntry: { index: urls.length },
    entries: () => urls.map((url) => ({ url })),
  });
  return entryBefore.parameters()?.toString();
};

test('the parameters of the entry before, on the same page only', () => {
  expect(open(['https://a.example/admin?tab=users&search=Maya'])).toBe('tab=users&search=Maya');
  expect(open(['https://a.example/rides?tab=users'])).toBeUndefined();
  expect(open([null])).toBeUndefined();
  expect(open([])).toBeUndefined();
});

test('a browser that does not say has none', () => {
  expect(entryBefore.parameters()).toBeNull();
});
