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

test.each([
  ['the browser has gone back', 'popstate'],
  ['the page is shown again, as after a step to another document', 'pageshow'],
])('a second step back does nothing until %s', (_, arrival) => {
  const [page, back] = [new EventTarget(), vi.fn()];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('history', { back });
  entryBefore.back();
  entryBefore.back();
  expect(back).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event(arrival));
  entryBefore.back();
  expect(back).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event(arrival));
});
