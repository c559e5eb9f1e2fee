import { expect, test } from 'vitest';
import { callAs } from '../support/caller.ts';
import { recordToasts } from '../support/live.ts';
import { asDriver, phone } from '../support/people.ts';
import { bookByCall } from '../support/rides.ts';
import { stage } from '../support/setup.ts';
import { goOnline } from '../support/steps.ts';
import { sawToast } from '../support/toasts.ts';

const set = stage();

test('a driver who accepts rides automatically reads once that the product did it, and has the ride', async () => {
  const { browser, server } = set;
  const driver = await asDriver(browser, server.url, { viewport: phone });
  await goOnline(driver);
  await driver.page.getByText('Accept rides automatically').click();
  await driver.page.getByText('Saved', { exact: true }).waitFor();
  const toasts = await recordToasts(driver.page);
  await bookByCall(await callAs(server.url, 'rider@mobility.example')).catch(() => undefined);
  await driver.page.getByTestId('active-ride').waitFor();
  await sawToast(
    driver,
    /^Automatically accepted\. Drive to the pickup\. Platform fee −Ⓣ[\d.]+, new balance Ⓣ[\d.]+\.$/,
  );
  // The request came first; no other sentence tells of the accept. A phone shows one toast, and an older one again after it.
  await driver.page.waitForTimeout(4_000);
  const told = (await toasts()).filter((text) => !/^(Automatically accepted|You are online)/.test(text));
  expect(told).toEqual([expect.stringMatching(/^New ride request/)]);
  expect(driver.errors).toEqual([]);
  await driver.context.close();
});
