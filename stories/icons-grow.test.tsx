import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import * as users from './admin/Users.stories.tsx';

setProjectAnnotations([preview]);

const { Users } = composeStories(users);

/** The size of text that a reader sets in the browser. */
const setTextSize = (standard: number): Promise<unknown> =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });

it.each([
  [16, 1],
  [32, 2],
])('at a text size of %i px, icons have %i times the size that they are given', async (size, times) => {
  await setTextSize(size);
  onTestFinished(async () => void (await setTextSize(16)));
  await page.viewport(1280, 860);
  await Users.run();
  const icons = [...document.querySelectorAll('.lucide')].filter((icon) => icon.checkVisibility());
  expect(icons.length).toBeGreaterThan(5);
  for (const icon of icons)
    expect(icon.getBoundingClientRect().width).toBe(times * Number(icon.getAttribute('width')));
});
