import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import { ferry, park } from '../booking/places.ts';
import meta from './RideMap.stories.tsx';

setProjectAnnotations([preview]);

const ends = { pickup: ferry, dropoff: park, route: 'preview', interactive: false } as const;

it.each([
  { locale: 'en-US', times: ['11:11 AM', '11:14 AM'] },
  { locale: 'de-DE', times: ['11:11', '11:14'] },
  { locale: 'ar-AE', times: ['6:45 ص', '11:51 ص'] },
])('$locale: the names and times on the map fit in their boxes', async ({ locale, times }) => {
  await page.viewport(1280, 860);
  const [pickup, dropoff] = [
    { ...ends.pickup, time: times[0] },
    { ...ends.dropoff, time: times[1], name: 'Donaudampfschifffahrtselektrizitätenhauptwerk' },
  ];
  await composeStory({ args: { ...ends, pickup, dropoff }, parameters: { locale } }, meta).run();
  const tags = [...document.querySelectorAll('g[data-part=tag]')];
  expect(tags.map((tag) => times.some((time) => tag.textContent?.includes(time)))).toEqual([true, true]);
  const inset = 8;
  for (const tag of tags) {
    const words = tag.querySelector('text')?.getBoundingClientRect();
    const box = tag.querySelector('rect')?.getBoundingClientRect();
    expect(words?.right).toBeLessThanOrEqual((box?.right ?? 0) - inset);
    expect(words?.left).toBeGreaterThanOrEqual((box?.left ?? 0) + inset);
  }
});
