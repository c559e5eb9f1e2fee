import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as payments from './Payments.stories.tsx';

setProjectAnnotations([preview]);

const { Unpaid, Working } = composeStories(payments);

/** Where the buttons of the rows are, once their words have their font. */
const boxes = async (): Promise<string[]> => {
  await document.fonts.ready;
  return [...document.querySelectorAll('tbody button')].map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return [button.getAttribute('aria-label'), x, y, width, height].join(' ');
  });
};

it.each([
  [1280, 'en-US'],
  [1280, 'de-DE'],
  [1280, 'ar-AE'],
  [834, 'en-US'],
  [390, 'de-DE'],
])(
  'while a ride is reminded or escalated, no button of a row moves at %i px in %s',
  async (width, locale) => {
    await page.viewport(width, 860);
    await Unpaid.run({ globals: { locale } });
    const idle = await boxes();
    await Working.run({ globals: { locale } });
    const pending = [...document.querySelectorAll('tbody [data-pending]')];
    expect(pending).toHaveLength(2);
    expect(await boxes()).toEqual(idle);
    for (const button of pending) {
      const [ring, label] = [button.querySelector('svg'), button.querySelector('span')];
      if (!ring || !label) throw new Error('A button has no ring or no label');
      expect(getComputedStyle(label).opacity).toBe('0');
      const middle = (element: Element): number => {
        const box = element.getBoundingClientRect();
        return box.x + box.width / 2;
      };
      expect(Math.abs(middle(ring) - middle(button))).toBeLessThan(1);
    }
  },
);

it.each([1280, 1600])('the words of the buttons stay whole at %i px in German', async (width) => {
  await page.viewport(width, 860);
  await Unpaid.run({ globals: { locale: 'de-DE' } });
  await document.fonts.ready;
  const cells = [...document.querySelectorAll<HTMLElement>('td:last-child')];
  expect(cells.filter((cell) => cell.scrollWidth > cell.clientWidth)).toEqual([]);
  const words = [...document.querySelectorAll<HTMLElement>('td:last-child button > span')];
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => word.getClientRects().length > 1 || word.offsetHeight > 24)).toEqual([]);
});
