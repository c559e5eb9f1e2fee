import type { Locator, Page } from 'playwright';
import { expect, vi } from 'vitest';

const most = 80;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate(
    (element) => element === document.activeElement || element.contains(document.activeElement),
  );

/** Whether a focus ring is visible, on the element itself or on the element that represents it. */
const hasRing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const ringed = (element: Element | null | undefined, left: number): boolean => {
      if (!element || left === 0) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
        ringed(element.parentElement, left - 1)
      );
    };
    return ringed(document.activeElement, 4);
  });

const tabOnce = async (page: Page, target: Locator): Promise<void> => {
  for (let pressed = 0; !(await isFocused(target)); pressed += 1) {
    if (pressed === most) throw new Error(`No way to ${target} with Tab`);
    await page.keyboard.press('Tab');
  }
  expect(await hasRing(page), `a ring around ${target}`).toBe(true);
};

/** Presses Tab until the element has a visible focus. It may move meanwhile, as an offer does from the map to the list. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  await vi.waitFor(() => tabOnce(page, target), { timeout: 15_000 });
};

/** Moves the focus to the element and presses it. */
export const pressOn = async (
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Moves the focus to the field and types. */
export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

/** Opens a dialog from a button, closes it with Escape and expects the focus on the button. */
export const opensAndReturns = async (page: Page, opener: Locator): Promise<void> => {
  await pressOn(page, opener);
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => isFocused(page.getByRole('dialog'))).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(opener)).toBe(true);
};
