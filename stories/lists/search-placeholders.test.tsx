import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as audit from '../admin/Audit.stories.tsx';
import * as rides from '../admin/Rides.stories.tsx';
import * as users from '../admin/Users.stories.tsx';

setProjectAnnotations([preview]);

const { Trail } = composeStories(audit);

/** How wide the words of an empty field are, and how much room it has for them. */
const measure = (field: HTMLInputElement) => {
  const context = document.createElement('canvas').getContext('2d');
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
  if (!context) throw new Error('No canvas');
  context.font = font;
  const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
  return { words: context.measureText(field.placeholder).width, room };
};

it.each(['en-US', 'de-DE', 'ar-AE'])(
  'the search of the audit trail has room for its own words, in %s',
  async (locale) => {
    await page.viewport(1280, 860);
    await Trail.run({ globals: { locale } });
    // Words are measured in the page's own font.
    await Promise.all([...document.fonts].map((font) => font.load()));
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!field) throw new Error('There is no search');
    const { words, room } = measure(field);
    expect(words).toBeGreaterThan(0);
    expect(words).toBeLessThanOrEqual(room);
  },
);

const lists = {
  'audit trail': Trail,
  users: composeStories(users).Users,
  rides: composeStories(rides).AllRides,
};
const each = Object.entries(lists).flatMap(([name, List]) =>
  ['en-US', 'de-DE', 'ar-AE'].map((locale) => ({ name, List, locale })),
);

it.each(each)(
  'the filters of the $name share one line, and none is cut, in $locale',
  async ({ List, locale }) => {
    await page.viewport(1280, 860);
    await List.run({ globals: { locale } });
    await Promise.all([...document.fonts].map((font) => font.load()));
    const shown = [...document.querySelectorAll<HTMLElement>('search > *, search > div > *')].filter(
      ({ offsetHeight }) => offsetHeight > 1,
    );
    const middles = shown.map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
    const values = [...document.querySelectorAll<HTMLElement>('search button span')];
    expect(values.filter((value) => value.scrollWidth > value.clientWidth + 1)).toEqual([]);
  },
);
