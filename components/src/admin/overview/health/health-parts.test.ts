import type { SystemHealth } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { attentionOf, healthParts } from './health-parts.ts';

const reported: SystemHealth = {
  status: 'down',
  checked_at: '2026-11-21T12:00:00Z',
  components: [
    { name: 'mail', status: 'degraded', detail: '2 e-mails wait' },
    { name: 'database', status: 'down', detail: 'It cannot be written' },
  ],
};

test('the four parts are healthy while the backend reports nothing', () => {
  expect(healthParts(null).map(({ name, status }) => [name, status])).toEqual([
    ['api', 'healthy'],
    ['database', 'healthy'],
    ['live_channel', 'healthy'],
    ['payments', 'healthy'],
  ]);
});

test('a reported part has its own state, and other reported parts follow', () => {
  const parts = healthParts(reported);
  expect(parts.map(({ name }) => name)).toEqual(['api', 'database', 'live_channel', 'payments', 'mail']);
  expect(parts[1]).toMatchObject({ status: 'down', detail: 'It cannot be written' });
});

test('a part is not called healthy if its state is unknown or others are reported without it', () => {
  const components = [{ name: 'api', status: 'sideways' }] as unknown as SystemHealth['components'];
  const parts = healthParts({ ...reported, components });
  expect(parts.map(({ status }) => status)).toEqual([null, null, null, null]);
  expect(attentionOf(parts)).toEqual({ count: 0, isDown: false, isKnown: false });
});
