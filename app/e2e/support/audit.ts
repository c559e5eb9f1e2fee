import axe from 'axe-core';
import type { Page } from 'playwright';
import { desktop, phone } from './people.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules whose result may differ between light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Loads axe into the page, which keeps it until it is left. */
const loadAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
};

/** The violations that axe finds on the current page: each rule with its first elements. Without `rules`, it checks all. */
const findings = async (page: Page, rules?: string[]): Promise<string[]> => {
  await loadAxe(page);
  return page.evaluate(async (runOnly) => {
    // For seven seconds react-aria's announcer refers to a pending button by an id that may no longer
    // exist.
    const context = { exclude: ['[data-live-announcer]'] };
    const { violations } = await window.axe.run(context, { runOnly, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    );
  }, rules);
};

const overflow = async (page: Page): Promise<string[]> => {
  const widths = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
  // An open menu moves to its new place one frame after the window changes its size.
  for (let look = 0; look < 20; look += 1) {
    const { scrollWidth, clientWidth } = await widths();
    if (scrollWidth <= clientWidth) return [];
    await page.waitForTimeout(50);
  }
  const { scrollWidth, clientWidth } = await widths();
  return [`${scrollWidth} px of content in ${clientWidth} px`];
};

/** Checks the accessibility and width of the current page on a phone and a desktop, in light and dark. */
export const audit = async (page: Page, name: string): Promise<string[]> => {
  const found: string[] = [];
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    for (const error of await overflow(page)) found.push(`${name} ${viewport.width}: ${error}`);
    for (const [colorScheme, rules] of [['light'], ['dark', colourRules]] as const) {
      await page.emulateMedia({ colorScheme });
      for (const error of await findings(page, rules))
        found.push(`${name} ${viewport.width} ${colorScheme}: ${error}`);
    }
  }
  return found;
};

/** Every address that the page links to, in this origin. */
export const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname, search, hash }) => pathname + search + hash),
  );

/** The links with a wrong or missing target. */
export const deadLinks = async (page: Page, links: Iterable<string>, home: string): Promise<string[]> => {
  const dead: string[] = [];
  for (const link of new Set(links)) {
    await page.goto(link);
    await page.locator('main h1').first().waitFor();
    const { pathname, search, hash } = new URL(page.url());
    const wanted = link.replace(/^\/(?=$|#)/, (root) => (home === '/' ? root : home));
    const isThere = hash === '' || (await page.locator(hash).count()) === 1;
    if (pathname + search + hash !== wanted || !isThere)
      dead.push(`${link} leads to ${pathname + search + hash}`);
  }
  return dead;
};
