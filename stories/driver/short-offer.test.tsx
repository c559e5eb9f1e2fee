import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as offers from './OfferCard.stories.tsx';

setProjectAnnotations([preview]);

const { Short } = composeStories(offers);

const card = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-testid="offer-card"]');
  if (!found) throw new Error('There is no offer');
  return found;
};
const isShown = (text: string): boolean => card().innerText.includes(text);

it.each(['en-US', 'de-DE', 'ar-AE'])(
  'a short offer leaves the driver most of a phone, in %s',
  async (locale) => {
    for (const width of [320, 390]) {
      await page.viewport(width, 844);
      await Short.run({ globals: { locale } });
      expect(card().getBoundingClientRect().height).toBeLessThan(160);
      expect(card().scrollWidth).toBeLessThanOrEqual(card().clientWidth);
    }
  },
);

it('only on a phone, where its details are one press away', async () => {
  const shown = [];
  for (const width of [390, 834]) {
    await page.viewport(width, 844);
    await Short.run();
    shown.push([isShown('Fare'), isShown('Details'), isShown('Accept ride')]);
  }
  expect(shown).toEqual([
    [false, true, true],
    [true, false, true],
  ]);
});
