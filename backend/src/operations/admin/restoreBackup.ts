import { rmSync } from 'node:fs';
import { changesOf } from '../../backup/changes.ts';
import { readBackup, schemaVersionOf } from '../../backup/file.ts';
import { runExclusively } from '../../backup/only-job.ts';
import { findRestorer, findSession, keepSession, openSessions } from '../../backup/restore.queries.ts';
import { replaceEverything, withRestorer } from '../../backup/restore.ts';
import { pruneSnapshots, writeSnapshot } from '../../backup/snapshots.ts';
import { validateBackup } from '../../backup/validate-backup.ts';
import type { ValidatedBackup } from '../../backup/validate-rows.ts';
import { command } from '../../command.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { checkOwnPassword } from '../../people/check-own-password.ts';
import { writeAudit } from '../../store/audit.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

type Request = OperationRequest<'restoreBackup'>;
/**
 * State outside of the transaction: the snapshot file, the sessions that were open before, and the
 * session that continues.
 */
type Traces = { snapshot: string | null; sessions: string[]; kept: string | null };

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Refuses a backup that changes money or who may sign in, because the password was not given. */
const requireNoChange = async ({ db }: UnitOfWork, validated: ValidatedBackup): Promise<void> => {
  const changes = await changesOf(db, validated);
  const changed = [
    { count: changes.role_changes_total, word: 'role' },
    { count: changes.balance_changes_total, word: 'balance' },
    { count: changes.lock_changes_total ?? 0, word: 'account lock' },
    { count: changes.password_changes_total ?? 0, word: 'password' },
  ].filter(({ count }) => count > 0);
  if (changed.length === 0) return;
  throw new Refusal(
    'wrong_password',
    `This backup changes ${listOf(changed.map(({ count, word }) => counted(count, word)))}. Please confirm the restore with your password.`,
  );
};

const warnings = ({ lostPasswords, lostCards }: ValidatedBackup): string[] => [
  ...(lostPasswords > 0
    ? ['The passwords belong to another installation: all other users need a new one']
    : []),
  ...(lostCards > 0
    ? ['The saved cards belong to another installation: people have to save them again']
    : []),
];

const restore = async (
  context: Context,
  unit: UnitOfWork,
  { body, caller }: Request,
  validated: ValidatedBackup,
  traces: Traces,
) => {
  const { config, vault } = context;
  const people = withRestorer(validated, await findRestorer(unit.db, caller.id));
  if (body.password === undefined) await requireNoChange(unit, people);
  traces.sessions = await openSessions(unit.db, unit.now - config.tokenLife);
  const before = await readBackup(unit.db, vault, unit.now);
  traces.snapshot = writeSnapshot(config.dataDir, unit.now, before);
  const own = await findSession(unit.db, caller.sessionId);
  await replaceEverything(unit.db, people);
  traces.kept = own && (await keepSession(unit.db, own)) ? own.id : null;
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
  return { status: 200 as const, body: { restore_stats: { ...stats, errors: warnings(validated) } } };
};

/**
 * Signs out all others. The admin who restored only reconnects, which makes the client read the new
 * data.
 */
const endSessions = ({ hub }: Context, { sessions, kept }: Traces): void => {
  for (const session of sessions)
    if (session === kept) hub.closeSession(session, 1012, 'Service restart');
    else hub.closeSession(session, 1008, 'Invalid token');
};

/** Replaces the whole database by a file that was validated as a whole, or refuses it and changes nothing. */
export const restoreBackup: Handler<'restoreBackup'> = (context, request) =>
  runExclusively(context.store, async () => {
    const { store, vault, config, positions } = context;
    const { password, ...file } = request.body;
    const validated = validateBackup(file, vault, await schemaVersionOf(store.read));
    if (password !== undefined)
      await checkOwnPassword(context, request.caller, String(password), request.address);
    // The snapshot of the present state has the newest places.
    await positions.flush();
    const traces: Traces = { snapshot: null, sessions: [], kept: null };
    try {
      const run = (unit: UnitOfWork) => restore(context, unit, request, validated, traces);
      const answer = await command(context, request, 'restoreBackup', run, 'everything');
      if (traces.snapshot) pruneSnapshots(config.dataDir);
      await positions.refresh();
      endSessions(context, traces);
      return answer;
    } catch (error) {
      // Nothing was replaced, so the snapshot is not needed.
      if (traces.snapshot) rmSync(traces.snapshot, { force: true });
      throw error;
    }
  });
