import user from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { setUp } from '../testing/client-on-loopback.ts';
import { json } from '../testing/loopback.ts';

const loads = vi.hoisted(() => ({ count: 0 }));
vi.mock('./admin-answers.ts', async (importActual) => {
  loads.count += 1;
  return importActual();
});

it('the schemas of what only admins call load with the first such call', async () => {
  const { client } = await setUp((response, { path }) =>
    json(response, 200, path.startsWith('/api/admin/') ? [user] : user),
  );
  await client.getCurrentUser();
  expect(loads.count).toBe(0);
  expect(await client.listAdminUsers()).toHaveLength(1);
  expect(loads.count).toBe(1);
});
