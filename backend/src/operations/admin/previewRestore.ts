import { changesOf } from '../../backup/changes/changes.ts';
import { disputeChangesOf } from '../../backup/changes/dispute-changes.ts';
import { rideChangesOf } from '../../backup/changes/ride-changes.ts';
import { runExclusively } from '../../backup/only-job.ts';
import { requireOwnSchema } from '../../backup/present-database.ts';
import { withBackup } from '../../backup/reading/with-backup.ts';
import { findRestorer } from '../../backup/restore.queries.ts';
import type { Handler } from '../../operation.ts';

/** Validates a backup and shows what a restore would change of users, rides and disputes. */
export const previewRestore: Handler<'previewRestore'> = (context, { body, caller }) =>
  runExclusively(context.store, (progress) =>
    withBackup(context, body, progress, async (backup) => ({
      status: 200,
      body: await context.store.snapshot(async (db) => {
        await requireOwnSchema(db);
        return {
          ...(await changesOf(db, backup, await findRestorer(db, caller.id))),
          ...(await rideChangesOf(db, backup.staging)),
          ...(await disputeChangesOf(db, backup.staging)),
        };
      }),
    })),
  );
