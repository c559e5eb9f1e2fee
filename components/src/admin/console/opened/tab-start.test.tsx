import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../../testing/console.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const at = (top: number, bottom: number) => () => ({ top, bottom }) as DOMRect;

/** Opens the console with tabs that end 101 px below the top and a content that begins at `top`. */
const open = async (top: number) => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const console = openConsole('tab=database', {});
  const tabs = await screen.findByRole('navigation', { name: 'Sections of the console' });
  tabs.getBoundingClientRect = at(57, 101);
  if (tabs.nextElementSibling) tabs.nextElementSibling.getBoundingClientRect = at(top, top);
  return { ...console, scrollBy };
};

test('another tab begins at its start, which a page that was scrolled further would hide', async () => {
  const { goTo, scrollBy } = await open(-300);
  goTo('tab=payments');
  expect(scrollBy.mock.calls).toEqual([[0, -401]]);
});

test('a page whose tabs are above the content stays where it is, and so does one that shows the same tab', async () => {
  const { goTo, scrollBy } = await open(117);
  goTo('tab=payments');
  goTo('tab=payments&state=failed');
  expect(scrollBy.mock.calls).toEqual([[0, 0]]);
});

test('Back and Forward leave the page where the browser puts it, and the next link does not', async () => {
  const { goTo, scrollBy } = await open(-300);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  goTo('tab=payments');
  expect(scrollBy).not.toHaveBeenCalled();
  goTo('tab=database');
  expect(scrollBy).toHaveBeenCalledOnce();
});
