import { documentsIn, readBackup } from '../../backup/file.ts';
import { runExclusively } from '../../backup/only-job.ts';
import { transact } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';

/** Returns a backup of the whole database as of one moment. */
export const createBackup: Handler<'createBackup'> = (context, { caller, requestId }) =>
  runExclusively(context.store, async () => {
    const { store, vault, now, positions } = context;
    await positions.flush();
    const backup = await store.snapshot((db) => readBackup(db, vault, now()));
    const documents = documentsIn(backup);
    await transact(context, { requestId, claims: [] }, (unit) =>
      writeAudit(unit, {
        action: 'admin_system_config_changed',
        entity_type: 'database',
        entity_id: null,
        user_id: caller.id,
        severity: 'high',
        description: 'Database backed up',
        metadata: { documents, checksum: backup.checksum },
      }),
    );
    const collections = Object.keys(backup.collections).length;
    return {
      status: 200,
      body: { backup_data: backup, collections_count: collections, total_documents: documents },
    };
  });
