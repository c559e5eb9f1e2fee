import { afterEach, expect, test, vi } from 'vitest';
import { hold } from './back.ts';

const task = () => new Promise((resolve) => setTimeout(resolve));
/** More tasks than jsdom needs for the steps in the history that follow one another. */
const settled = async (): Promise<void> => {
  for (let count = 0; count < 20; count += 1) await task();
};

/** The user's Back: what the app calls leads from the page's own entry. */
const userGoes = async (delta: number): Promise<void> => {
  history.go(delta);
  await settled();
};
const place = () => location.pathname + location.search;

/** A page above another one, each with an entry of its own. */
const open = async (path = '/ride'): Promise<void> => {
  history.pushState(null, '', '/rider');
  history.pushState({ isOwn: true }, '', path);
  await settled();
};

/** A dialog over the page, which Back closes. */
const openDialog = async () => {
  const onBack = vi.fn();
  const close = hold(onBack);
  await settled();
  return { onBack, close };
};

let releases: (() => void)[] = [];
afterEach(async () => {
  for (const release of releases) release();
  releases = [];
  await settled();
});

test('Back closes the dialog and stays on the page, and a second one leaves', async () => {
  await open();
  const { onBack } = await openDialog();
  expect(place()).toBe('/ride');
  await userGoes(-1);
  expect(onBack).toHaveBeenCalledOnce();
  expect([place(), history.state]).toEqual(['/ride', { isOwn: true }]);
  await userGoes(-1);
  expect(place()).toBe('/rider');
});

test('a dialog that closes in another way leaves no entry', async () => {
  await open();
  const { onBack, close } = await openDialog();
  close();
  await settled();
  await userGoes(-1);
  expect([place(), onBack.mock.calls]).toEqual(['/rider', []]);
});

test('Back closes dialogs one by one, and two at once where the user skips an entry', async () => {
  await open();
  const below = await openDialog();
  const top = await openDialog();
  await userGoes(-1);
  expect([below, top].map(({ onBack }) => onBack.mock.calls.length)).toEqual([0, 1]);
  const next = await openDialog();
  await userGoes(-2);
  expect([below, next].map(({ onBack }) => onBack.mock.calls.length)).toEqual([1, 1]);
  expect(place()).toBe('/ride');
  await userGoes(-1);
  expect(place()).toBe('/rider');
});

test('a dialog that takes the place of another keeps its entry', async () => {
  await open();
  const { close } = await openDialog();
  const before = history.length;
  const go = vi.spyOn(history, 'go');
  close();
  const next = await openDialog();
  expect([history.length, go.mock.calls]).toEqual([before, []]);
  go.mockRestore();
  await userGoes(-1);
  expect([place(), next.onBack.mock.calls.length]).toEqual(['/ride', 1]);
});

test('a dialog that stays open after Back holds the next one', async () => {
  await open();
  const again = vi.fn();
  hold(() => releases.push(hold(again)));
  await settled();
  await userGoes(-1);
  await userGoes(-1);
  expect([place(), again.mock.calls.length]).toEqual(['/ride', 1]);
});

test('Forward after Back does not lead to an entry of a dialog', async () => {
  await open();
  await openDialog();
  await userGoes(-1);
  await userGoes(1);
  expect(history.state).toEqual({ isOwn: true });
  await userGoes(-1);
  expect(place()).toBe('/rider');
});

test('a link in a dialog leads to a page, from which Back leads to the page of the dialog', async () => {
  await open();
  await openDialog();
  const { close } = await openDialog();
  history.pushState(null, '', '/rides');
  close();
  await settled();
  expect([place(), history.state]).toEqual(['/rides', { dialogs: 1 }]);
  await userGoes(-1);
  expect(place()).toBe('/rides');
  await userGoes(-1);
  expect([place(), history.state]).toEqual(['/ride', { isOwn: true }]);
  await userGoes(-1);
  expect(place()).toBe('/rider');
});

test('a page that opens while the entry of a closed dialog is removed is not left', async () => {
  await open();
  const { close } = await openDialog();
  close();
  await task();
  history.pushState(null, '', '/rides');
  await settled();
  expect(place()).toBe('/rides');
  await userGoes(-1);
  expect(place()).toBe('/ride');
});

test('the app replaces the entry of the page, not that of the dialog', async () => {
  await open();
  const { close } = await openDialog();
  history.replaceState(null, '', '/ride?tab=chat');
  await settled();
  expect([place(), history.state]).toEqual(['/ride?tab=chat', { dialogs: 1 }]);
  close();
  await settled();
  expect([place(), history.state]).toEqual(['/ride?tab=chat', null]);
  await userGoes(-1);
  expect(place()).toBe('/rider');
});

test('a step back of the app leads from the page, also from below a dialog', async () => {
  await open('/rides?ride=1');
  const { close, onBack } = await openDialog();
  close();
  history.back();
  await settled();
  expect([place(), onBack.mock.calls]).toEqual(['/rider', []]);
});

test('an entry of a dialog that a reload has closed is removed', async () => {
  await open();
  // A reload keeps the entry and its state, and fires no popstate event.
  History.prototype.pushState.call(history, { isOwn: true, dialogs: 1 }, '');
  vi.resetModules();
  await import('./back.ts');
  await settled();
  expect([place(), history.state]).toEqual(['/ride', { isOwn: true }]);
});

test('a step that the browser does not take does not hold the app up', async () => {
  await open();
  const { close } = await openDialog();
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
  close();
  await settled();
  history.pushState(null, '', '/rides');
  expect(place()).toBe('/ride');
  await vi.waitFor(() => expect(place()).toBe('/rides'), { timeout: 4_000 });
  go.mockRestore();
});
