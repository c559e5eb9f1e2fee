import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Charge } from '../../domain/gateway.ts';
import { balanceOf } from '../../store/ledger.ts';
import { auditMoney, createTestContext, given, requestBy } from '../../testing/index.ts';
import { processRidePayment } from './processRidePayment.ts';
import { reconcilePayments } from './reconcilePayments.ts';

const script = join(import.meta.dirname, '../../testing/charge-and-hang.ts');

/** Kills the process at the moment after the gateway's charge and before our settling. */
const killAfterCharge = async (child: ChildProcess, journal: string): Promise<void> => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!existsSync(journal) && child.exitCode === null) await wait(20);
  child.kill('SIGKILL');
  await ended;
};

test('a server killed between charge and settling: the next start settles, once', {
  timeout: 60_000,
}, async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mobility-crash-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const journal = join(folder, 'charges');
  const asked: Charge[] = [];
  const context = await createTestContext({
    dataDir: folder,
    gateway: {
      charge: async (charge) => {
        asked.push(charge);
        return 'paid';
      },
    },
  });
  onTestFinished(() => context.store.close());
  const ride = await given.completedRide(context);
  await given.initiate(context, ride, 'stripe');

  const { dataDir, databaseUrl } = context.config;
  const place = JSON.stringify({ dataDir, databaseUrl });
  const args = [script, place, journal, JSON.stringify(ride.rider), ride.rideId, 'payment-1'];
  await killAfterCharge(spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }), journal);
  const before = await context.store.read.selectFrom('payments').select('status').execute();
  expect(before).toEqual([{ status: 'processing' }]);

  expect(await reconcilePayments(context, 0)).toBe(1);
  expect(await reconcilePayments(context, 0)).toBe(0);
  const charged: Charge = JSON.parse(readFileSync(journal, 'utf8'));
  expect(asked).toEqual([charged]);
  expect(await balanceOf(context.store.read, ride.driver.id)).toBe(10_000 - 146 + 732);
  expect((await auditMoney(context)).sum).toBe(0);

  const params = { id: ride.rideId };
  const again = requestBy<'processRidePayment'>(ride.rider, {
    params,
    body: given.cardPayment(),
    key: 'payment-1',
  });
  expect(await processRidePayment(context, again)).toMatchObject({ status: 200, body: { status: 'paid' } });
  expect(asked).toHaveLength(1);
});
