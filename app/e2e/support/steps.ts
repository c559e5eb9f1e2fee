import type { Locator, Page } from 'playwright';
import type { Person } from './people.ts';

/** Types into a place field and selects the suggestion with that name. */
export const choosePlace = async (
  page: Page,
  field: 'Pickup' | 'Destination',
  name: string,
): Promise<void> => {
  await page.getByRole('combobox', { name: field }).fill(name);
  await page.getByRole('option', { name }).first().click();
};

/** Books a ride across the city and waits until it is confirmed. */
export const bookRide = async (
  { page }: Person,
  from = 'City Hall',
  to = 'Ferry Building',
): Promise<void> => {
  await page.goto('/book-ride');
  await choosePlace(page, 'Pickup', from);
  await choosePlace(page, 'Destination', to);
  await page.getByRole('button', { name: /^Book Economy/ }).click();
  await page.waitForURL('**/rides');
};

/** Goes online, unless the driver already is. */
export const goOnline = async ({ page }: Person): Promise<void> => {
  const online = page.getByRole('heading', { name: 'Online', level: 1 });
  // It is disabled until the page knows, and may become the button to go offline then.
  const button = page.getByRole('button', { name: 'Go Online', disabled: false });
  await online.or(button).first().waitFor();
  if (await button.isVisible()) await button.click();
  await online.waitFor();
};

/** The button that accepts the first waiting ride: over the map while only few drivers are asked, then in the list. */
export const acceptButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Accept( ride)?$/ }).first();

export const acceptRide = async ({ page }: Person): Promise<void> => {
  await acceptButton(page).click();
  await page.getByTestId('active-ride').waitFor();
};

/** Presses the main button of the active ride. */
export const drive = async (
  { page }: Person,
  step: 'I have arrived' | 'Start ride' | 'Complete ride',
): Promise<void> => {
  await page.getByTestId('active-ride').getByRole('button', { name: step }).click();
};
