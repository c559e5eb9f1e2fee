import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenLocale, createLocaleStore, type Language } from './locale.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.documentElement.lang = '';
  document.documentElement.dir = '';
});

const page = () => [document.documentElement.lang, document.documentElement.dir];

test('a chosen language is applied immediately, sets the direction, and is kept for the next visit', async () => {
  const store = createLocaleStore();
  const listener = vi.fn();
  store.watch(listener);
  await store.choose('ar-AE');
  expect(store.read().locale).toBe('ar-AE');
  expect(store.read().messages).toHaveProperty('landing.headline');
  expect(page()).toEqual(['ar-AE', 'rtl']);
  expect(listener).toHaveBeenCalledOnce();
  const nextVisit = createLocaleStore();
  await nextVisit.start();
  expect(nextVisit.read().locale).toBe('ar-AE');
});

test('a language counts as chosen once it was, and a wrong entry does not', async () => {
  expect(chosenLocale()).toBeUndefined();
  localStorage.setItem('mobility_locale', 'xx');
  expect(chosenLocale()).toBeUndefined();
  await createLocaleStore().choose('en-US');
  expect(chosenLocale()).toBe('en-US');
});

test('a language whose texts cannot be fetched leaves the page in its language', async () => {
  const store = createLocaleStore(async (locale): Promise<Language> => {
    if (locale === 'de-DE') throw new Error('no chunk');
    return { locale };
  });
  await store.choose('en-US');
  await expect(store.choose('de-DE')).rejects.toThrow('no chunk');
  expect(store.read().locale).toBe('en-US');
  expect(page()).toEqual(['en-US', 'ltr']);
  expect(localStorage.getItem('mobility_locale')).toBe('en-US');
});

test('the last of two quick choices wins, in whichever order the texts arrive', async () => {
  const slow = Promise.withResolvers<Language>();
  const store = createLocaleStore((locale) =>
    locale === 'ar-AE' ? slow.promise : Promise.resolve({ locale }),
  );
  const first = store.choose('ar-AE');
  await store.choose('de-DE');
  slow.resolve({ locale: 'ar-AE' });
  await first;
  expect(store.read().locale).toBe('de-DE');
});

/** Another tab stores a value; this one gets the event. */
const storeInOtherTab = (value: string): void => {
  localStorage.setItem('mobility_locale', value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'mobility_locale', newValue: value }));
};

test('a language that is chosen in another tab is applied in this one', async () => {
  const store = createLocaleStore();
  await store.start();
  storeInOtherTab('ar-AE');
  await vi.waitFor(() => expect(page()).toEqual(['ar-AE', 'rtl']));
  expect(store.read().messages).toHaveProperty('landing.headline');
  storeInOtherTab('en-US');
  await vi.waitFor(() => expect(page()).toEqual(['en-US', 'ltr']));
});
