import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** The rules whose result depends on colours and layout. The other rules have checked the same elements in the light. */
const rules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

const frames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * After a story's own check: shows the same elements in the dark and runs axe again, whole screens on a phone.
 * Resizing the window costs more than axe does here; `npm run test:endurance` runs every story on a phone.
 */
export const afterEach = async ({ title }: { title: string }): Promise<void> => {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = 'dark';
  // Every test sets its own viewport when it starts.
  if (title.startsWith('screens/')) await page.viewport(390, 844);
  try {
    await frames();
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: rules },
      resultTypes: ['violations'],
    });
    const found = violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
    expect(found, 'in the dark').toEqual([]);
  } finally {
    dataset.theme = theme;
  }
};
