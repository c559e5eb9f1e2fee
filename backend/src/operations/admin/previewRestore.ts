import { changesOf } from '../../backup/changes.ts';
import { runExclusively } from '../../backup/only-job.ts';
import { withBackup } from '../../backup/reading/with-backup.ts';
import { findRestorer } from '../../backup/restore.queries.ts';
import { rideChangesOf } from '../../backup/ride-changes.ts';
import type { Handler } from '../../operation.ts';

/** Validates a backup and shows what a restore would change of users and of rides. */
export const previewRestore: Handler<'previewRestore'> = (context, { body, caller }) =>
  runExclusively(context.store, () =>
    withBackup(context, body, async (backup) => ({
      status: 200,
      body: await context.store.snapshot(async (db) => ({
        ...(await changesOf(db, backup, await findRestorer(db, caller.id))),
        ...(await rideChangesOf(db, backup.staging)),
      })),
    })),
  );
