import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import * as disputes from './admin/Disputes.stories.tsx';

setProjectAnnotations([preview]);
const { OneIsOpen } = composeStories(disputes);

const boxOf = (selector: string): DOMRect => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found.getBoundingClientRect();
};
const counts = { submitted: 20, refunded: 1_234, rejected: 567 };
const each = [1280, 1440, 1920].flatMap((width) =>
  ['en-US', 'de-DE', 'ar-AE'].map((locale) => ({ width, locale })),
);

it.each(each)(
  'the filters beside an open case are one line, and what follows the list is directly below it, at $width px in $locale',
  async ({ width, locale }) => {
    await page.viewport(width, 860);
    await OneIsOpen.run({ globals: { locale }, args: { ...OneIsOpen.args, counts } });
    await Promise.all([...document.fonts].map((font) => font.load()));
    const filters = [...(document.querySelector('#disputes')?.parentElement?.children ?? [])];
    const middles = filters
      .map((element) => element.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, bottom }) => Math.round((top + bottom) / 2));
    expect(middles.length).toBeGreaterThan(3);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
    const [list, open, below] = ['section:has(#disputes)', '[data-beside]', '[data-beside] + div'].map(boxOf);
    expect(open?.top).toBe(list?.top);
    expect([below?.left, below?.right]).toEqual([list?.left, list?.right]);
    expect((below?.top ?? 0) - (list?.bottom ?? 0)).toBe(12);
  },
);
