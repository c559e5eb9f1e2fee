import { createToasts } from '@mobility/components/primitives';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import * as stories from './primitives/Toasts.stories.tsx';

setProjectAnnotations([preview]);
const { Success } = composeStories(stories);

/** The longest sentences that a driver is told while driving. */
const sentences = [
  'New ride request: City Hall to Ferry Building, Ⓣ7.32, 2.8 km',
  'Ride accepted. Platform fee −Ⓣ1.46, new balance Ⓣ198.54.',
  'Ride cancelled. It is now being offered to other drivers.',
  'The rider paid Ⓣ11.10 in cash. Please confirm.',
];
const barHeight = 56;

it.each([320, 390].flatMap((width) => sentences.map((sentence) => ({ width, sentence }))))(
  'on a phone of $width px, "$sentence" covers the bar and hardly more',
  async ({ width, sentence }) => {
    await page.viewport(width, 844);
    const queue = createToasts();
    queue.pause();
    queue.show({ tone: 'info', text: sentence });
    await Success.run({ args: { placement: 'top-right', queue } });
    const words = document.querySelector('ol li p');
    const slab = document.querySelector('ol li');
    if (!words || !slab) throw new Error('there is no toast');
    const lines = Math.round(words.getBoundingClientRect().height / 18);
    expect(lines).toBeLessThanOrEqual(width < 360 ? 2 : 3);
    // The bell and the menu stay within reach where there is room for both.
    expect(slab.getBoundingClientRect().bottom).toBeLessThanOrEqual(barHeight + 18);
  },
);
