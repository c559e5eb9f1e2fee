import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { asRider } from './support/people.ts';
import { stage } from './support/setup.ts';
import { choosePlace } from './support/steps.ts';

const set = stage();

/** Presses and releases the mouse over the middle of an element, with time for the page to change in between. */
const pressSlowly = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.waitForTimeout(300);
  await page.mouse.up();
};

test.each([
  ['an open list of suggestions', 'coit', 'option'],
  ['the hint of typed coordinates', '37.8024, -122.4058', 'status'],
] as const)('a press below %s reaches what was pressed', async (_, text, below) => {
  const rider = await asRider(set.browser, set.server.url);
  const { page } = rider;
  await page.setViewportSize({ width: 834, height: 1600 });
  await page.goto('/book-ride');
  await page.getByRole('combobox', { name: 'Destination' }).fill(text);
  const sign = below === 'option' ? page.getByRole('option') : page.getByText('Coordinates recognized.');
  await sign.first().waitFor();
  const choice = page.getByRole('button', { name: '4+ passengers' });
  await pressSlowly(page, choice);
  await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('true');
  await rider.context.close();
  expect(rider.errors).toEqual([]);
});

test('the page is as high as the window, however much the form holds', async () => {
  const rider = await asRider(set.browser, set.server.url);
  const { page } = rider;
  await page.goto('/book-ride');
  await choosePlace(page, 'Pickup', 'City Hall');
  await choosePlace(page, 'Destination', 'Ferry Building');
  await page.getByText('Trip summary').waitFor({ state: 'attached' });
  const tooHigh = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(tooHigh).toBe(0);
  await rider.context.close();
  expect(rider.errors).toEqual([]);
});
