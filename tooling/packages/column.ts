import type { Locator, Page } from 'playwright';

type Box = { left: number; right: number; width: number; height: number };

const boxOf = (element: Locator): Promise<Box> =>
  element.evaluate((node) => {
    const { left, right, width, height } = node.getBoundingClientRect();
    return { left, right, width, height };
  });

/** How the widget uses the column that the page gives it. All measures are in CSS pixels. */
export const measureColumn = async (page: Page) => {
  const column = page.locator('#widget');
  const { clientWidth, scrollWidth } = await column.evaluate((node) => ({
    clientWidth: node.clientWidth,
    scrollWidth: node.scrollWidth,
  }));
  const { left, right, height } = await boxOf(column);
  const isInside = (box: Box): boolean => box.width > 0 && box.left >= left && box.right <= right;
  return {
    width: clientWidth,
    overflow: scrollWidth - clientWidth,
    height,
    form: await boxOf(column.locator('form')),
    map: await boxOf(column.getByRole('application')),
    isBookButtonInside: isInside(await boxOf(column.locator('button[type=submit]'))),
    isMapInside: isInside(await boxOf(column.getByRole('application'))),
  };
};

/** The computed padding of the element around the button that books: top, right, bottom, left. */
export const footerPadding = (page: Page): Promise<string[]> =>
  page.locator('#widget button[type=submit]').evaluate((button) => {
    const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(
      button.parentElement ?? button,
    );
    return [paddingTop, paddingRight, paddingBottom, paddingLeft];
  });
