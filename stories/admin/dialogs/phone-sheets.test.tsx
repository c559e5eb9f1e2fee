import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';
import * as conversations from '../Conversations.stories.tsx';
import * as disputes from '../Disputes.stories.tsx';

setProjectAnnotations([preview]);

const { Answering, LongThread } = composeStories(conversations);
const { OneIsOpen } = composeStories(disputes);
const bar = 56;
const phone = { width: 390, height: 844 };

const parts = { 'an open thread': Answering, 'a long thread': LongThread, 'an open case': OneIsOpen };
const each = Object.entries(parts).flatMap(([name, Part]) =>
  ['en-US', 'ar-AE'].map((locale) => ({ name, Part, locale })),
);

const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight + 1 &&
  ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);

it.each(each)('on a phone, $name covers the page below the bar in $locale', async ({ Part, locale }) => {
  await page.viewport(phone.width, phone.height);
  await Part.run({ globals: { locale } });
  const part = document.querySelector('[role=dialog] [data-beside]') as HTMLElement;
  const { top, left, right, bottom } = part.getBoundingClientRect();
  expect({ top, left, right, bottom }).toEqual({ top: bar, left: 0, right: 390, bottom: 844 });
  expect(getComputedStyle(part).direction).toBe(locale === 'ar-AE' ? 'rtl' : 'ltr');
  expect(part.scrollWidth).toBe(part.clientWidth);
  // One part scrolls at most, and the page behind it does not.
  expect([part, ...part.querySelectorAll('*')].filter(scrolls).length).toBeLessThanOrEqual(1);
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  // The way back stays where it is while the part scrolls.
  part.scrollTop = part.scrollHeight;
  const close = part.querySelector('button') as HTMLElement;
  const box = close.getBoundingClientRect();
  expect(box.top).toBeGreaterThanOrEqual(bar);
  expect(box.bottom).toBeLessThan(bar + 64);
  expect(
    document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('button'),
  ).toBe(close);
});

it('on a phone, the reply below a long thread is in view', async () => {
  await page.viewport(phone.width, phone.height);
  await LongThread.run();
  const { bottom } = (document.querySelector('form') as HTMLElement).getBoundingClientRect();
  expect(bottom).toBe(phone.height);
});

it.each(Object.entries(parts))(
  '%s covers the page of a window that becomes as narrow as a phone',
  async (_, Part) => {
    await page.viewport(1280, 860);
    await Part.run();
    const part = document.querySelector('[data-beside]') as HTMLElement;
    const field = part.querySelector('textarea') as HTMLTextAreaElement;
    field.focus();
    for (let turn = 0; turn < 2; turn += 1) {
      await page.viewport(phone.width, phone.height);
      await expect.poll(() => part.closest('[role=dialog]')).not.toBeNull();
      const { top, left, right, bottom } = part.getBoundingClientRect();
      expect({ top, left, right, bottom }).toEqual({ top: bar, left: 0, right: 390, bottom: 844 });
      expect(document.activeElement).toBe(field);
      await page.viewport(1280, 860);
      await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
      expect(part.isConnected).toBe(true);
      expect(document.activeElement).toBe(field);
    }
  },
);
