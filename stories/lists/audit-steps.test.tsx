import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as audit from '../admin/Audit.stories.tsx';

setProjectAnnotations([preview]);

const { DetailsWithoutMetadata } = composeStories(audit);
const middleOf = (element: Element): { x: number; y: number } => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

it.each([
  [1280, 'en-US', 1],
  [390, 'de-DE', 1],
  [390, 'ar-AE', -1],
])(
  'Newer and Older stand side by side below an audit entry at %i px in %s, their arrows at the outer ends',
  async (width, locale, direction) => {
    await page.viewport(width, 860);
    await DetailsWithoutMetadata.run({ globals: { locale } });
    const [newer, older] = [
      ...document.querySelectorAll(
        '[role=dialog] button:has(svg.lucide-chevron-left, svg.lucide-chevron-right)',
      ),
    ];
    if (!newer || !older) throw new Error('There are no such buttons');
    expect(middleOf(newer).y).toBe(middleOf(older).y);
    expect(Math.sign(middleOf(older).x - middleOf(newer).x)).toBe(direction);
    const arrows = [newer, older].map((button) => {
      const arrow = button.querySelector('svg');
      if (!arrow) throw new Error('There is no arrow');
      return [Math.sign(middleOf(arrow).x - middleOf(button).x), getComputedStyle(arrow).scale];
    });
    const scale = direction === 1 ? 'none' : '-1 1';
    expect(arrows).toEqual([
      [-direction, scale],
      [direction, scale],
    ]);
  },
);
