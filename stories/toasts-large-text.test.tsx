import { createToasts } from '@mobility/components/primitives';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import * as stories from './primitives/Toasts.stories.tsx';

setProjectAnnotations([preview]);
const { Success } = composeStories(stories);

const show = async (width: number, text: string): Promise<HTMLElement> => {
  await cdp().send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  onTestFinished(async () => {
    await cdp().send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } });
  });
  await page.viewport(width, 844);
  const queue = createToasts();
  queue.pause();
  queue.show({ tone: 'info', text });
  await Success.run({ args: { queue, placement: 'top-right' } });
  await document.fonts.ready;
  const words = document.querySelector<HTMLElement>('ol [role=status]');
  if (!words) throw new Error('There is no toast');
  return words;
};

it.each([320, 390])('at %i px news in text of twice the size is not cut', async (width) => {
  const words = await show(
    width,
    'Ride accepted by Dana Diaz, arriving in 4 min at City Hall, San Francisco',
  );
  expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight + 1);
  const { right, bottom } = words.getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(width);
  expect(bottom).toBeLessThan(844);
});

it('a long message in text of twice the size scrolls to its end', async () => {
  const words = await show(390, 'I am at the corner by the clock tower. '.repeat(20));
  expect(words.getBoundingClientRect().bottom).toBeLessThan(844);
  words.scrollTo(0, words.scrollHeight);
  expect(getComputedStyle(words).overflowY).toBe('auto');
  expect(words.scrollTop + words.clientHeight).toBeGreaterThanOrEqual(words.scrollHeight - 1);
});
