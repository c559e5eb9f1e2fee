import axe from 'axe-core';
import type { Page } from 'playwright';
import { desktop, phone } from './people.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Loads axe into the page, which keeps it until it is left. */
const loadAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
};

/** The violations that axe finds on the current page: each rule with its first elements. */
const findings = async (page: Page): Promise<string[]> => {
  await loadAxe(page);
  return page.evaluate(async () => {
    // For seven seconds react-aria's announcer refers to a pending button by an id that may no longer
    // exist.
    const context = { exclude: ['[data-live-announcer]'] };
    const { violations } = await window.axe.run(context, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    );
  });
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

/** The stories have shown every part in both schemes; here each layout of the assembled page is checked in one. */
const looks = [
  [phone, 'dark'],
  [desktop, 'light'],
] as const;

/** Checks the accessibility and width of the current page on a phone in the dark and on a desktop in the light. */
export const audit = async (page: Page, name: string): Promise<string[]> => {
  const found: string[] = [];
  for (const [viewport, colorScheme] of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    for (const error of [...(await overflow(page)), ...(await findings(page))])
      found.push(`${name} ${viewport.width} ${colorScheme}: ${error}`);
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
