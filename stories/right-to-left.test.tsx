import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import * as rider from './screens/Rider.stories.tsx';

setProjectAnnotations([preview]);

const { BookingRightToLeft, DashboardRightToLeft } = composeStories(rider);

it('a name in Latin letters that takes two lines starts both where an Arabic page starts its lines', async () => {
  await page.viewport(390, 844);
  await DashboardRightToLeft.run();
  const name = document.querySelector('dd [dir=auto]');
  if (!name) throw new Error('There is no favourite place');
  name.textContent = 'San Francisco Museum of Modern Art';
  const lines = document.createRange();
  lines.selectNodeContents(name);
  const ends = [...lines.getClientRects()].map(({ right }) => Math.round(right));
  expect(ends.length).toBeGreaterThan(1);
  expect(new Set(ends)).toEqual(new Set([Math.round(name.getBoundingClientRect().right)]));
});

it('an address in Latin letters in an Arabic form is cut at its end', async () => {
  await page.viewport(1280, 860);
  await BookingRightToLeft.run();
  const field = document.querySelector<HTMLInputElement>('input[name=pickup]');
  expect(field?.value).not.toBe('');
  expect(field && getComputedStyle(field).direction).toBe('ltr');
});
