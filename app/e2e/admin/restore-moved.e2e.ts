import { type Product, startProduct } from '@mobility/tooling/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs, openSignedIn } from '../support/caller.ts';
import { stage } from '../support/setup.ts';

// The same key, so that the file needs none by hand.
const env = { TOKEN_KEY: Buffer.alloc(32, 7).toString('base64') };
const set = stage(env);
let other: Product;
beforeAll(async () => {
  other = await startProduct(env);
});
afterAll(() => other.stop());

test('an admin who restores the backup of another installation works on without signing in', async () => {
  const email = 'admin@mobility.example';
  const there = await callAs(other.url, email);
  const here = await callAs(set.server.url, email);
  const { id } = await there.getCurrentUser();
  expect((await here.getCurrentUser()).id).not.toBe(id);
  const { backup_data } = await there.createBackup();
  const admin = await openSignedIn(set.browser, set.server.url, here, '/admin?tab=database');
  const { page } = admin;
  const buffer = Buffer.from(JSON.stringify(backup_data));
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
  await page.getByText(/^Your account has another ID in this backup\. You stay signed in/).waitFor();
  await page.getByLabel('Your password', { exact: true }).fill('mobility');
  page.once('dialog', (dialog) => void dialog.accept());
  const renewed = page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/api/auth/me') || !response.ok()) return false;
    return (await response.json()).id === id;
  });
  // The live channel is opened again for the new id.
  const channel = page.waitForEvent('websocket', (socket) => socket.url().includes(`/ws/${id}`));
  await page.getByRole('button', { name: 'Replace all data' }).click();
  await page.getByText(/^\d+ collections and [\d,]+ documents restored$/).waitFor();
  await renewed;
  await channel;
  await page.getByText(/^\d+ collections and [\d,]+ documents restored$/).waitFor();
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('row', { name: /driver@mobility\.example/ }).waitFor();
  await page.reload();
  await page.getByRole('row', { name: /driver@mobility\.example/ }).waitFor();
  expect(page.url()).toContain('/admin');
  expect(admin.errors).toEqual([]);
  await admin.context.close();
});
