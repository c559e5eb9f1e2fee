import { createReadStream, openSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline, type Readable, Transform } from 'node:stream';
import { keepLastBackup } from '../../backup/last-backup.queries.ts';
import { runExclusively } from '../../backup/only-job.ts';
import { withWorkFolder } from '../../backup/work-folder.ts';
import { type Written, writeBackup } from '../../backup/write-backup.ts';
import { transact } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';

/** The text of the answer around the file. Whatever ends it closes the file. */
const answerOf = (file: Readable, { collections, documents }: Written): Readable => {
  const answer = new Transform({
    transform: (piece, _, done) => done(null, piece),
    flush: (done) => done(null, `,"collections_count":${collections},"total_documents":${documents}}`),
  });
  answer.push('{"backup_data":');
  return pipeline(file, answer, () => {});
};

/**
 * Returns a backup of the whole database as of one moment. It is written to a file first, so that neither the database
 * nor another backup waits for the client, and so that a failure is an error and not half a file.
 */
export const createBackup: Handler<'createBackup'> = (context, { caller, requestId }) =>
  runExclusively(context.store, () =>
    withWorkFolder(context.config.dataDir, async (folder) => {
      const { store, vault, now, positions } = context;
      await positions.flush();
      const path = join(folder, 'backup.json');
      const written = await store.snapshot((db) => writeBackup(path, db, vault, now()));
      await transact(context, { requestId, claims: [] }, async (unit) => {
        await keepLastBackup(unit.db, { at: unit.now, by: caller.id });
        await writeAudit(unit, {
          action: 'admin_system_config_changed',
          entity_type: 'database',
          entity_id: null,
          user_id: caller.id,
          severity: 'high',
          description: 'Database backed up',
          metadata: { documents: written.documents, checksum: written.checksum },
        });
      });
      // The open file is read to its end, although the folder is removed now.
      const file = createReadStream(path, { fd: openSync(path, 'r') });
      return { status: 200, body: answerOf(file, written) };
    }),
  );
