import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import * as audit from './admin/Audit.stories.tsx';

setProjectAnnotations([preview]);

const [Audit] = Object.values(composeStories(audit));

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
  'the words in the search of the audit trail fit where the filters leave it the least room, in %s',
  async (locale) => {
    await page.viewport(1280, 860);
    await Audit?.run({ globals: { locale } });
    // Words are measured in the page's own font.
    await Promise.all([...document.fonts].map((font) => font.load()));
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!field) throw new Error('There is no search');
    // As narrow as the line makes it at 1280 px.
    const place = field.closest<HTMLElement>('search > *');
    if (!place) throw new Error('The search is not in the line');
    place.style.maxWidth = getComputedStyle(place).flexBasis;
    expect(place.offsetWidth).toBe(144);
    const { words, room } = measure(field);
    expect(words).toBeGreaterThan(0);
    expect(words).toBeLessThanOrEqual(room);
  },
);
