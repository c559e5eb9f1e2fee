import { composeStories, composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import meta, * as bands from '../admin/RideBand.stories.tsx';
import { rides } from '../fixtures.ts';

setProjectAnnotations([preview]);

const stories = composeStories(bands);
const longNamed = {
  ...rides.inProgress,
  rider_name: 'Wilhelmina Alexandrina Bartholomew-Featherstonehaugh of Cholmondeley',
  estimated_arrival: 125,
};
const LongNamed = composeStory({ args: { chosen: longNamed, rides: [longNamed] } }, meta);
const many = { pending: 114, accepted: 211, arriving: 129, inProgress: 327 };
const Crowded = composeStory({ args: { counts: many } }, meta);
const HasEnded = composeStory({ args: { chosen: rides.paid } }, meta);
const NotRead = composeStory({ args: { rides: [], counts: null } }, meta);
const states = [
  stories.Open,
  stories.Selected,
  stories.SelectedAtThePickup,
  stories.CouldNotBeRead,
  stories.NobodyDrives,
  LongNamed,
  Crowded,
  HasEnded,
  NotRead,
];

const sizes = [834, 1280, 1920].flatMap((width) =>
  ['en-US', 'de-DE', 'ar-AE'].map((locale) => ({ width, locale })),
);

it.each(sizes)('the map of the rides is of one height at $width px in $locale', async ({ width, locale }) => {
  await page.viewport(width, 860);
  const heights = new Set<number>();
  for (const Story of states) {
    await Story.run({ globals: { locale } });
    await Promise.all([...document.fonts].map((font) => font.load()));
    const band = document.querySelector('section[aria-labelledby=ride-map]') as HTMLElement;
    heights.add(band.getBoundingClientRect().height);
    const side = band.lastElementChild as HTMLElement;
    const words = [...side.querySelectorAll('li *')].filter((word) => word.scrollWidth > word.clientWidth);
    expect(words.map(({ textContent }) => textContent)).toEqual([]);
    expect(side.scrollHeight).toBe(side.clientHeight);
    expect(side.scrollWidth).toBe(side.clientWidth);
  }
  expect([...heights]).toHaveLength(1);
  if (width >= 1280) expect([...heights]).toEqual([212]);
});
