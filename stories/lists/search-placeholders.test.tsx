import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as audit from '../admin/Audit.stories.tsx';

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
  'the search of the audit trail has room for an id and for its own words, in %s',
  async (locale) => {
    await page.viewport(1280, 860);
    await Trail.run({ globals: { locale } });
    // Words are measured in the page's own font.
    await Promise.all([...document.fonts].map((font) => font.load()));
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!field) throw new Error('There is no search');
    // A whole id of 26 characters can be read.
    expect(field.closest<HTMLElement>('search > *')?.offsetWidth).toBeGreaterThanOrEqual(288);
    const { words, room } = measure(field);
    expect(words).toBeGreaterThan(0);
    expect(words).toBeLessThanOrEqual(room);
  },
);
