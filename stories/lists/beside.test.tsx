import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as conversations from '../admin/Conversations.stories.tsx';
import * as disputes from '../admin/Disputes.stories.tsx';

setProjectAnnotations([preview]);

const { OneIsOpen: openCase } = composeStories(disputes);
const { OneOpen: openThread } = composeStories(conversations);

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

it('on a phone, the head of an open case stays while the case scrolls below it', async () => {
  await page.viewport(390, 600);
  await openCase.run();
  const close = find('[role=dialog] button[aria-label]');
  const top = close.getBoundingClientRect().top;
  const scrolling = [...document.querySelectorAll<HTMLElement>('[role=dialog] div')].filter(
    (part) => part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto',
  );
  expect(scrolling).toHaveLength(1);
  const [part] = scrolling;
  if (part) part.scrollTop = part.scrollHeight;
  expect(part?.scrollTop).toBeGreaterThan(0);
  expect(close.getBoundingClientRect().top).toBe(top);
  // What scrolls has no round corner, where Chromium would draw a hole.
  expect(part?.contains(close)).toBe(false);
});

it('the words of a rider have their line where an Arabic page begins', async () => {
  await page.viewport(1280, 860);
  await openCase.run({ globals: { locale: 'ar-AE' } });
  const quote = [...document.querySelectorAll('[data-beside] p')].find((words) => words.querySelector('bdi'));
  expect(quote && getComputedStyle(quote).borderRightWidth).toBe('2px');
});

it('the messages of a thread have edges where colours are forced', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'none' }] });
  });
  await page.viewport(390, 844);
  await openThread.run();
  const bubbles = [...document.querySelectorAll('[role=dialog] li > bdi')];
  expect(bubbles.length).toBeGreaterThan(0);
  for (const bubble of bubbles) expect(getComputedStyle(bubble).borderTopStyle).toBe('solid');
});

it.each([1280, 834, 390])(
  'the focus ring of an open thread’s heading keeps clear of the line below at %i px',
  async (width) => {
    await page.viewport(width, 844);
    await openThread.run();
    const heading = find('#open-thread');
    heading.focus({ focusVisible: true } as FocusOptions);
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(heading);
    expect(outlineStyle).toBe('solid');
    const ring =
      heading.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
    expect(ring).toBeLessThanOrEqual(heading.nextElementSibling?.getBoundingClientRect().top ?? 0);
  },
);
