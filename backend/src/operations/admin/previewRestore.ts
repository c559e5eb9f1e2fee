import { changesOf } from '../../backup/changes.ts';
import { schemaVersionOf } from '../../backup/file.ts';
import { runExclusively } from '../../backup/only-job.ts';
import { findRestorer } from '../../backup/restore.queries.ts';
import { withRestorer } from '../../backup/restore.ts';
import { validateBackup } from '../../backup/validate-backup.ts';
import type { Handler } from '../../operation.ts';

/** Validates a backup and shows the roles, balances, locks and passwords that a restore would change. */
export const previewRestore: Handler<'previewRestore'> = ({ store, vault }, { body, caller }) =>
  runExclusively(store, async () => {
    const { password: _, ...file } = body;
    const validated = validateBackup(file, vault, await schemaVersionOf(store.read));
    return {
      status: 200,
      body: await store.snapshot(async (db) =>
        changesOf(db, withRestorer(validated, await findRestorer(db, caller.id))),
      ),
    };
  });
