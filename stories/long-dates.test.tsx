import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import { now, rides } from './fixtures.ts';
import meta from './ride/DriverRideHistory.stories.tsx';

setProjectAnnotations([preview]);

/** A Wednesday in September, whose Arabic name is among the longest. */
const longDay = '2026-09-30T10:00:00Z';

it('keeps a long Arabic date in its column', async () => {
  await page.viewport(1280, 860);
  const ride = { ...rides.completed, requested_at: longDay, completed_at: longDay };
  const args = { rides: [ride], now };
  await composeStory({ args, parameters: { locale: 'ar-AE' } }, meta).run();
  const [cell] = document.querySelectorAll('[role=cell]');
  expect(cell?.querySelector('time')).not.toBeNull();
  expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0);
});
