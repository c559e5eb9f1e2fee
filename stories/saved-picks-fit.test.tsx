import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import * as picks from './saved-places/SavedPicks.stories.tsx';

setProjectAnnotations([preview]);

const { Empty } = composeStories(picks);

it.each(['en-US', 'de-DE', 'ar-AE'])(
  'the buttons that add home and work show all their words on a phone, in %s',
  async (locale) => {
    await page.viewport(390, 844);
    await Empty.run({ globals: { locale } });
    await Promise.all([...document.fonts].map((font) => font.load()));
    const words = [...document.querySelectorAll<HTMLElement>('[role=group] button b')];
    expect(words).toHaveLength(3);
    for (const each of words) expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
  },
);
