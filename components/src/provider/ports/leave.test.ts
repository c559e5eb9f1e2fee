import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveTo, leftFrom } from './leave.ts';

const assign = vi.fn();
const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  assign.mockClear();
  vi.stubGlobal('location', { pathname: '/payments', search: '?pay=1', assign });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each(['https://checkout.stripe.com/c/pay/cs_1', '/checkout/sandbox_1'])(
  'leaves for %s by a navigation of the whole page, and remembers where it was',
  (url) => {
    expect(leftFrom()).toBeNull();
    leaveTo(url);
    expect(assign).toHaveBeenCalledExactlyOnceWith(url);
    expect(leftFrom()).toBe('/payments?pay=1');
  },
);

test.each(['https://evil.example', '//evil.example', '/\\evil.example', ''])(
  'does not return to %j, which is no page of this origin',
  (kept) => {
    stored.set('mobility_left_from', kept);
    expect(leftFrom()).toBeNull();
  },
);

test('leaves also where the browser has no storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  leaveTo('/checkout/sandbox_1');
  expect(assign).toHaveBeenCalledOnce();
  expect(leftFrom()).toBeNull();
});
