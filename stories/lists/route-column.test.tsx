import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as stories from '../admin/Rides.stories.tsx';
import { rides as fixtures } from '../fixtures.ts';

setProjectAnnotations([preview]);

const { AllRides } = composeStories(stories);
const rides = [
  {
    ...fixtures.paid,
    pickup_address:
      'Golden Gate Bridge Welcome Center, 100 Bridge Plaza, San Francisco, California, United States',
    dropoff_address: 'Coit Tower, 1 Telegraph Hill Boulevard, San Francisco, California, United States',
  },
];

/** The innermost element that begins with the words. */
const find = (words: string): Element => {
  const found = [...document.querySelectorAll('td li *')]
    .filter(({ textContent }) => textContent?.startsWith(words))
    .at(-1);
  if (!found) throw new Error(`There is no ${words}`);
  return found;
};
const boxOf = (words: string): DOMRect => find(words).getBoundingClientRect();

it.each(['en-US', 'de-DE', 'ar-AE'])(
  'the route of a ride shows the whole name of a place, and its street where there is room, in %s',
  async (locale) => {
    await page.viewport(1280, 860);
    await AllRides.run({ globals: { locale }, args: { ...AllRides.args, rides } });
    await Promise.all([...document.fonts].map((font) => font.load()));
    const column = document.querySelector('thead th:last-child')?.getBoundingClientRect();
    expect(column?.width).toBeGreaterThanOrEqual(216);

    const [long, short] = [boxOf('Golden Gate Bridge Welcome Center'), boxOf('Coit Tower')];
    expect(long.height).toBe(2 * short.height);
    const name = find('Golden Gate');
    expect(name.scrollHeight).toBe(name.clientHeight);
    const street = boxOf(', 1 Telegraph Hill');
    expect(street.top).toBe(short.top);
    expect(street.width).toBeGreaterThan(80);
    // Both begin on the side where the page begins.
    const side = locale === 'ar-AE' ? 'right' : 'left';
    expect(Math.abs(long[side] - (locale === 'ar-AE' ? street : short)[side])).toBeLessThanOrEqual(1);
  },
);
