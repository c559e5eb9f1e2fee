import type { Page } from 'playwright';

/** Properties in pixels that depend on the content of an element and not on a rule. */
const measures =
  /^(height|width|block-size|inline-size|perspective-origin|transform-origin|(min|max)-.*|inset.*|top|bottom|left|right)$/;

/** All computed styles of elements of the host page, some with styles of their own and some with the browser's. */
export const hostStyles = async (page: Page): Promise<Record<string, Record<string, string>>> => {
  const found = await page.evaluate(() =>
    ['html', 'body', 'h1', 'h3', 'p', 'a', 'ol', 'blockquote', 'th', 'button'].map((selector) => {
      const element = document.querySelector(`:is(${selector}):not(#widget *)`);
      const style = element ? getComputedStyle(element) : null;
      const values = Array.from(style ?? [], (name) => [name, style?.getPropertyValue(name) ?? ''] as const);
      return [selector, values] as const;
    }),
  );
  return Object.fromEntries(
    found.map(([selector, values]) => [
      selector,
      Object.fromEntries(values.filter(([name]) => !measures.test(name) && !name.startsWith('--'))),
    ]),
  );
};

/** A few computed styles of an element of the widget. */
export const stylesOf = (page: Page, selector: string): Promise<Record<string, string>> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { fontFamily, fontSize, fontWeight, marginTop, textDecorationLine, borderTopWidth, color } =
        getComputedStyle(element);
      return { fontFamily, fontSize, fontWeight, marginTop, textDecorationLine, borderTopWidth, color };
    });
