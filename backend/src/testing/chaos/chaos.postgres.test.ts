import { expect, test } from 'vitest';
import { chaos } from './chaos.ts';

test('rides are neither lost nor doubled while two instances are killed and the database crashes', async () => {
  // With fewer lanes, often no answer is lost.
  const { rides, sentAgain } = await chaos({ disturbances: 4, between: 1, lanes: 12 });
  expect(rides).toBeGreaterThanOrEqual(12);
  expect(sentAgain).toBeGreaterThan(0);
}, 300_000);
