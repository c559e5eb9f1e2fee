import type { Locator } from 'playwright';
import type { Person } from './people.ts';

/** Opens the payment of the newest unpaid ride and chooses a method. */
export const openPayment = async (
  { page }: Person,
  method: 'Balance' | 'Cash' | 'Credit card',
): Promise<Locator> => {
  await page.getByRole('button', { name: 'Pay Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(method, { exact: true }).click();
  return dialog;
};

/** Waits until the dialog says that the ride is paid. */
export const isPaid = (dialog: Locator): Promise<void> =>
  dialog.getByRole('heading', { name: 'Payment Complete' }).waitFor();
