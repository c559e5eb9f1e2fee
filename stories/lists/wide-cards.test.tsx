import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as users from '../admin/Users.stories.tsx';

setProjectAnnotations([preview]);

const { Users: List } = composeStories(users);

const places = async (width: number) => {
  await page.viewport(width, 1112);
  await List.run();
  await Promise.all([...document.fonts].map((font) => font.load()));
  const cells = [...document.querySelectorAll('tbody tr:not([aria-hidden]) td')].slice(0, 9);
  const row = cells[0]?.closest('tr');
  const topOf = (words: RegExp): number => {
    const found = cells.find(({ textContent }) => words.test(textContent ?? ''));
    if (!found) throw new Error(`No cell has ${words}`);
    return found.getBoundingClientRect().top;
  };
  return { height: row?.offsetHeight ?? 0, email: topOf(/@/), joined: topOf(/^Joined/) };
};

it('a card across a tablet has address and facts in one line, and is lower than on a phone', async () => {
  const phone = await places(390);
  const tablet = await places(834);
  expect(Math.abs(tablet.joined - tablet.email)).toBeLessThan(8);
  expect(phone.joined - phone.email).toBeGreaterThan(16);
  expect(tablet.height).toBeLessThan(phone.height - 20);
});
