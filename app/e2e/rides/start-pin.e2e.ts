import { expect, test } from 'vitest';
import { asDriver, asRider } from '../support/people.ts';
import { stage } from '../support/setup.ts';
import { acceptRide, bookRide, drive, goOnline } from '../support/steps.ts';

const set = stage();

test('the driver of a rider with a start PIN cannot start the ride without it', async () => {
  const { browser, server } = set;
  const [driver, rider] = [await asDriver(browser, server.url), await asRider(browser, server.url)];
  await rider.page.goto('/profile?tab=settings');
  const saved = rider.page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await rider.page.getByText('Start PIN', { exact: true }).click();
  await saved;
  await goOnline(driver);
  await bookRide(rider);
  await acceptRide(driver);
  await drive(driver, 'I have arrived');
  await rider.page.goto('/rider');
  const pin = (await rider.page.getByTestId('start-pin').locator('bdi').innerText()).trim();
  expect(pin).toMatch(/^\d{4}$/);
  await rider.page.getByText('White Toyota Camry').waitFor();

  const panel = driver.page.getByTestId('active-ride');
  await drive(driver, 'Start ride');
  await panel.getByText('Please enter the 4-digit PIN that your rider sees').waitFor();
  const field = panel.getByRole('textbox', { name: /PIN/ });
  await field.fill(String((Number(pin) + 1) % 10_000).padStart(4, '0'));
  await drive(driver, 'Start ride');
  await panel.getByText('This PIN is not correct. Ask your rider for it.').waitFor();
  await field.fill(pin);
  await field.press('Enter');
  await panel.getByRole('button', { name: 'Complete ride' }).waitFor();
  await rider.page.getByText(/^On your way to/).waitFor();
  expect(await rider.page.getByTestId('start-pin').count()).toBe(0);
  expect([...rider.errors, ...driver.errors]).toEqual([]);
  await Promise.all([rider, driver].map(({ context }) => context.close()));
});
