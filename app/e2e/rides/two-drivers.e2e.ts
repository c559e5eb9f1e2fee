import { expect, test } from 'vitest';
import { callAs, openSignedIn, trip } from '../support/caller.ts';
import { approvedDriver } from '../support/drivers.ts';
import { asDriver, asRider, type Person } from '../support/people.ts';
import { stage } from '../support/setup.ts';
import { acceptButton, goOnline } from '../support/steps.ts';
import { sawToast } from '../support/toasts.ts';

const set = stage();

const panel = ({ page }: Person) => page.getByTestId('active-ride');
const has = (person: Person): Promise<boolean> => panel(person).isVisible();

/** Cancels the ride under way, with a reason. */
const giveBack = async (person: Person, reason: string): Promise<void> => {
  await panel(person).getByRole('button', { name: 'Cancel ride' }).click();
  const dialog = person.page.getByRole('dialog', { name: 'Cancel ride' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByText('Yes, cancel this ride').click();
  await dialog.getByRole('button', { name: 'Cancel ride' }).click();
  await dialog.waitFor({ state: 'detached' });
};

test('of two drivers who accept at once one gets the ride, and when that one gives it back the other gets it', async () => {
  const { browser, server } = set;
  const [dana, omar, rider] = [
    await asDriver(browser, server.url),
    await openSignedIn(browser, server.url, await approvedDriver(server.url), '/driver'),
    await asRider(browser, server.url),
  ];
  for (const driver of [dana, omar]) await goOnline(driver);
  await (await callAs(server.url, 'rider@mobility.example')).bookRide(trip);
  const buttons = [dana, omar].map(({ page }) => acceptButton(page));
  for (const button of buttons) await button.waitFor();
  await Promise.all(buttons.map((button) => button.click()));
  await expect.poll(async () => [await has(dana), await has(omar)].filter(Boolean).length).toBe(1);
  const [winner, loser] = (await has(dana)) ? [dana, omar] : [omar, dana];
  const taken = 'This ride request has been accepted by another driver';
  await sawToast(loser, taken);
  await acceptButton(loser.page).waitFor({ state: 'detached' });

  await giveBack(winner, 'Flat tyre');
  await sawToast(loser, /A ride is available again.*Flat tyre/);
  await acceptButton(loser.page).click();
  await panel(loser).waitFor();
  await rider.page.getByTestId('live-ride').getByText('Accepted', { exact: true }).waitFor();
  expect(await has(winner)).toBe(false);

  // The penalty of 10 % is a loss of this week; the other driver has none.
  await winner.page.goto('/rides');
  const earnings = winner.page.getByRole('region', { name: 'Earnings' });
  await earnings.getByText('Your penalties').waitFor();
  await loser.page.goto('/rides');
  await loser.page.getByText('This week', { exact: true }).waitFor();
  expect(await loser.page.getByText('Your penalties').count()).toBe(0);
  for (const { context, errors } of [dana, omar, rider]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});
