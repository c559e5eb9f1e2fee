import type { BackupData } from '@mobility/openapi';
import { expect } from 'vitest';
import type { Context } from '../context.ts';
import { restoreBackup } from '../operations/admin/restoreBackup.ts';
import { rateRider } from '../operations/rides/rateRider.ts';
import { topUpBalance } from '../operations/user/topUpBalance.ts';
import { createTestContext } from './context.ts';
import { dumpOf } from './dump.ts';
import { given } from './given/given.ts';
import type { Person } from './person.ts';
import { outcomeOf } from './refusal.ts';
import { requestBy } from './request.ts';
import { uploadOf } from './upload.ts';

export type Value = string | number | null;
/** Some columns of a row. */
export type Values = Record<string, Value>;

const nameRow = (columns: readonly string[], row: readonly Value[]): Values =>
  Object.fromEntries(columns.map((name, place) => [name, row[place] ?? null]));
const isLike = (row: Values, fits: Values): boolean =>
  Object.entries(fits).every(([column, value]) => row[column] === value);

/** Changes the first matching row of a table. */
export const putWhere = (copy: BackupData, table: string, fits: Values, values: Values): void => {
  const { columns = [], rows = [] } = copy.collections[table] ?? {};
  const row = rows.find((one) => isLike(nameRow(columns, one), fits));
  if (!row) throw new Error(`There is no such row of ${table}`);
  for (const [column, value] of Object.entries(values)) row.splice(columns.indexOf(column), 1, value);
};

const liveIn = async (context: Context): Promise<Person> => {
  const admin = await given.livedInDatabase(context);
  const { rideId, driver } = await given.completedRide(context);
  const opinion = { rating: 5, comment: 'Kind' };
  await rateRider(context, requestBy(driver, { params: { id: rideId }, body: opinion }));
  const { rider } = await given.inProgressRide(context);
  await topUpBalance(context, requestBy(rider, { body: given.topUp(10) }));
  await given.resolvedDispute(context);
  await given.conversation(context);
  await given.escalatedRide(context);
  await given.creditByHand(context, rider);
  return admin;
};

/** A database with rows in every table, its backup, and helpers to restore forged copies of it. */
export const createForger = async () => {
  const context = await createTestContext();
  const admin = await liveIn(context);
  const file = await given.backupFile(context, admin);
  const before = await dumpOf(context);

  /** Restores a forged copy, and expects this refusal and no change. */
  const expectForgedRefused = async (change: (copy: BackupData) => void, sentence: string): Promise<void> => {
    const asked = requestBy<'restoreBackup'>(admin, {
      body: uploadOf({ ...given.forged(context, file, change), password: admin.password }),
    });
    expect(await outcomeOf(restoreBackup(context, asked))).toEqual([
      400,
      'backup_invalid',
      expect.stringContaining(sentence),
    ]);
    expect(await dumpOf(context)).toEqual(before);
  };
  return {
    admin,
    expectForgedRefused,
    expectRefused: (table: string, fits: Values, values: Values, sentence: string) =>
      expectForgedRefused((copy) => putWhere(copy, table, fits, values), sentence),
    /** The first matching row of a table. */
    rowOf: (table: string, fits: Values): Values => {
      const { columns = [], rows = [] } = file.collections[table] ?? {};
      const found = rows.map((row) => nameRow(columns, row)).find((row) => isLike(row, fits));
      if (!found) throw new Error(`There is no such row of ${table}`);
      return found;
    },
    close: () => context.store.close(),
  };
};

export type Forger = Awaited<ReturnType<typeof createForger>>;
