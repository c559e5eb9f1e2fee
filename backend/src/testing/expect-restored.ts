import { expect } from 'vitest';
import type { Context } from '../context.ts';
import { restoreBackup } from '../operations/admin/restoreBackup.ts';
import { keptOf } from './dump.ts';
import { given } from './given/given.ts';
import type { Person } from './person.ts';
import { outcomeOf } from './refusal.ts';
import { requestBy } from './request.ts';
import { uploadOf } from './upload.ts';

// A restore renumbers these rows, and writes an audit entry.
const renewed = new Set(['audit', 'ledger_entries', 'payments', 'saved_cards', 'conversation_messages']);
const lasting = async (context: Context) =>
  Object.entries(await keptOf(context)).filter(([name]) => !renewed.has(name));

/** Restores a backup that is made now, and expects no change. */
export const expectRestored = async (context: Context, admin: Person): Promise<void> => {
  // The file contains the newest places too.
  await context.positions.flush();
  const before = await lasting(context);
  const file = await given.backupFile(context, admin);
  expect(await outcomeOf(restoreBackup(context, requestBy(admin, { body: uploadOf(file) })))).toEqual([200]);
  expect(await lasting(context)).toEqual(before);
};
