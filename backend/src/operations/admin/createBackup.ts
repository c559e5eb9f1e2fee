import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { documentsIn, readBackup } from '../../store/backup/file.ts';
import { transact } from '../command.ts';
import { asOnlyJob } from './database-job.ts';

/** Everything that is kept, at one moment, as a file. */
export const createBackup: Handler<'createBackup'> = (context, { caller, requestId }) =>
  asOnlyJob(context.store, async () => {
    const { store, vault, now } = context;
    const backup = await store.snapshot((db) => readBackup(db, vault, now()));
    const documents = documentsIn(backup);
    await transact(context, requestId, (unit) =>
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
