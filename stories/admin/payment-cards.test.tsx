import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as stories from './PaymentAnalytics.stories.tsx';

setProjectAnnotations([preview]);

const { Table } = composeStories(stories);

it.each(['en-US', 'de-DE', 'ar-AE'])(
  'the notes of the payment cards have two lines at most, in %s',
  async (locale) => {
    await page.viewport(1280, 860);
    await Table.run({ globals: { locale } });
    await Promise.all([...document.fonts].map((font) => font.load()));
    const notes = [...document.querySelectorAll('section [data-stacked] > :last-child')];
    expect(notes).toHaveLength(4);
    for (const note of notes) expect(note.getBoundingClientRect().height).toBeLessThanOrEqual(32);
  },
);
