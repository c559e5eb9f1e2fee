import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import * as rider from './screens/Rider.stories.tsx';
import * as staff from './screens/Staff.stories.tsx';

setProjectAnnotations([preview]);

/** Dialogs are centred, and so is the result of a payment, which is one card. */
const isCentred = /^(Payment|Card|Receipt|Dispute)/;
const screens = Object.entries({ ...composeStories(rider), ...composeStories(staff) }).filter(
  ([name]) => !isCentred.test(name),
);

/** Whether the reader sees where the element begins: it has a text or an edge of its own. */
const isSeen = (element: Element): boolean =>
  element.getBoundingClientRect().width > 1 &&
  (parseFloat(getComputedStyle(element).borderInlineStartWidth) > 0 ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()));

/** The distance from the edge of the window at which lines start. */
const startOf = (element: Element): number => {
  const { left, right } = element.getBoundingClientRect();
  return Math.round(document.documentElement.dir === 'rtl' ? window.innerWidth - right : left);
};

const windows = [
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
];
const each = windows.flatMap((size) => screens.map(([name, Screen]) => ({ name, Screen, ...size })));

it.each(each)('$name begins below the brand at $width px', async ({ Screen, width, height }) => {
  await page.viewport(width, height);
  await Screen.run();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // A tab's name begins there, and its edge before it.
  const seen = [...document.querySelectorAll('main *:not(svg *, nav *)')].filter(isSeen);
  const starts = seen.map(startOf).filter((start) => start >= 0);
  expect(Math.min(...starts)).toBe(24);
});

const { Inbox } = composeStories(rider);

it.each([834, 1280])('the actions over the notifications end where the list does at %i px', async (width) => {
  await page.viewport(width, 1112);
  await Inbox.run();
  const ends = ['Clear All', 'Today'].map((text) => {
    const [found] = [...document.querySelectorAll('main button, main section')].filter((element) =>
      element.textContent?.startsWith(text),
    );
    return found && Math.round(found.getBoundingClientRect().right);
  });
  expect(ends[0]).toBeGreaterThan(0);
  expect(ends[0]).toBe(ends[1]);
});
