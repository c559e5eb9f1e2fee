import { RidesView } from '@mobility/components/admin';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as consoles from '../admin/AdminConsole.stories.tsx';
import list from '../admin/Rides.stories.tsx';
import { rides as fixtures } from '../fixtures.ts';

setProjectAnnotations([preview]);

const { Figures } = composeStories(consoles);
const rides = [
  {
    ...fixtures.paid,
    pickup_address:
      'Golden Gate Bridge Welcome Center, 100 Bridge Plaza, San Francisco, California, United States',
    dropoff_address: 'Coit Tower, 1 Telegraph Hill Boulevard, San Francisco, California, United States',
  },
];

/** The rides in the console, whose page has gutters. */
const show = async (width: number, locale: string): Promise<void> => {
  await page.viewport(width, 860);
  const children = <RidesView {...list.args} rides={rides} />;
  await Figures.run({ globals: { locale }, args: { ...Figures.args, children } });
  await Promise.all([...document.fonts].map((font) => font.load()));
};

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
    await show(1280, locale);
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

const widthsAt = async (width: number, locale: string): Promise<number[]> => {
  await show(width, locale);
  const headers = [...document.querySelectorAll<HTMLElement>('thead th')];
  // Rider, driver and route.
  return [headers[2], headers[3], headers.at(-1)].map((header) => header?.offsetWidth ?? 0);
};

it.each(['en-US', 'de-DE', 'ar-AE'])(
  'a wider page has more room for the route than for names in %s',
  async (locale) => {
    const [rider = 0, driver = 0, route = 0] = await widthsAt(1280, locale);
    expect([rider, driver].every((width) => width >= 108)).toBe(true);
    const [widerRider = 0, widerDriver = 0, widerRoute = 0] = await widthsAt(1920, locale);
    expect(widerRoute - route).toBeGreaterThan(1.5 * (widerRider - rider + widerDriver - driver) - 4);
    expect(widerRider).toBeGreaterThan(rider);
    const places = ['Golden Gate', 'Coit Tower'].map((words) => find(words).closest('li') as HTMLElement);
    for (const place of places) expect(place.offsetHeight).toBe(boxOf('Coit Tower').height);
  },
);
