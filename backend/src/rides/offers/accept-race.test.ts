import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { raceTimeout, rounds } from '../../testing/endurance.ts';
import type { Person } from '../../testing/index.ts';
import { closeAll, twoInstances } from '../../testing/instances.ts';
import { onPostgres } from '../../testing/place.ts';
import { startServerProcess } from '../../testing/processes/server-process.ts';
import { type Accept, acceptRace, drivers } from '../../testing/races/accept.ts';
import { runRace } from '../../testing/races/race.ts';
import { startServer } from '../../testing/start-server.ts';

test(`when ${drivers} drivers accept one ride at the same time, one gets it`, {
  timeout: raceTimeout,
}, async () => {
  const instances = await twoInstances();
  onTestFinished(() => closeAll(instances));
  await expect(runRace(acceptRace(), instances, rounds)).resolves.toBeUndefined();
});

const acceptAt = async (url: string, driver: Person, rideId: string): ReturnType<Accept> => {
  const response = await fetch(`${url}/api/rides/${rideId}/update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${driver.token}` },
    body: JSON.stringify({ action: 'accept' }),
  });
  if (response.status === 200) return [200];
  const refused: { code: string; detail: string } = JSON.parse(await response.text());
  return [response.status, refused.code, refused.detail];
};

// Skipped on PostgreSQL, where the instances above are as independent as processes.
test.runIf(!onPostgres())(
  `one of ${drivers} drivers at two server processes on one file gets the ride`,
  {
    timeout: raceTimeout,
  },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mobility-race-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const local = await startServer({ dataDir });
    const servers = [await startServerProcess(dataDir), await startServerProcess(dataDir)];
    for (const server of servers) onTestFinished(server.stop);
    const race = acceptRace((driver, rideId, index) =>
      acceptAt(servers[index % 2]?.url ?? '', driver, rideId),
    );
    await expect(runRace(race, [local.context, local.context], rounds)).resolves.toBeUndefined();
  },
);
