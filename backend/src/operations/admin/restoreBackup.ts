import { rmSync } from 'node:fs';
import type { Context } from '../../context.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { readBackup, schemaVersionOf } from '../../store/backup/file.ts';
import { judgeBackup } from '../../store/backup/judge.ts';
import type { Judged } from '../../store/backup/judge-rows.ts';
import { type Restorer, replaceEverything, withRestorer } from '../../store/backup/restore.ts';
import { pruneSnapshots, writeSnapshot } from '../../store/backup/snapshots.ts';
import type { Unit } from '../../store/unit.ts';
import { command } from '../command.ts';
import { asOnlyJob } from './database-job.ts';

type Request = OperationRequest<'restoreBackup'>;
/** What is outside of the transaction: the snapshot that it wrote, and who was signed in before. */
type Traces = { snapshot: string | null; sessions: string[] };

const restorerOf = (unit: Unit, id: string): Promise<Restorer> =>
  unit.db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const openSessions = async ({ db, now }: Unit, tokenLife: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('revoked_at', 'is', null)
    .where('rotated_at', '>', now - tokenLife)
    .execute();
  return rows.map(({ id }) => id);
};

const warnings = ({ lostPasswords, lostCards }: Judged): string[] => [
  ...(lostPasswords > 0
    ? ['The passwords belong to another installation: everybody but you needs a new one']
    : []),
  ...(lostCards > 0
    ? ['The saved cards belong to another installation: people have to save them again']
    : []),
];

const restore = async (context: Context, unit: Unit, { caller }: Request, judged: Judged, traces: Traces) => {
  const { config, vault } = context;
  const people = withRestorer(judged, await restorerOf(unit, caller.id));
  traces.sessions = await openSessions(unit, config.tokenLife);
  const before = await readBackup(unit.db, vault, unit.now);
  traces.snapshot = writeSnapshot(config.dataDir, unit.now, before);
  await replaceEverything(unit.db, people);
  const documents = people.tables.reduce((sum, { rows }) => sum + rows.length, 0);
  await writeAudit(unit, {
    action: 'admin_system_config_changed',
    entity_type: 'database',
    entity_id: null,
    user_id: caller.id,
    severity: 'critical',
    description: 'Database restored from a backup',
    metadata: { documents },
  });
  const stats = { collections_restored: people.tables.length, documents_restored: documents };
  return { status: 200 as const, body: { restore_stats: { ...stats, errors: warnings(judged) } } };
};

const signEverybodyOut = ({ hub }: Context, { sessions }: Traces): void => {
  for (const session of sessions) hub.closeSession(session, 1008, 'Invalid token');
};

/** Replaces the whole database by a file that was judged as a whole, or refuses it and changes nothing. */
export const restoreBackup: Handler<'restoreBackup'> = (context, request) =>
  asOnlyJob(context.store, async () => {
    const { store, vault, config } = context;
    const judged = judgeBackup(request.body, vault, await schemaVersionOf(store.read));
    const traces: Traces = { snapshot: null, sessions: [] };
    try {
      const answer = await command(context, request, 'restoreBackup', (unit) =>
        restore(context, unit, request, judged, traces),
      );
      if (traces.snapshot) pruneSnapshots(config.dataDir);
      signEverybodyOut(context, traces);
      return answer;
    } catch (error) {
      // Nothing was replaced, so there is nothing to keep beside it.
      if (traces.snapshot) rmSync(traces.snapshot, { force: true });
      throw error;
    }
  });
