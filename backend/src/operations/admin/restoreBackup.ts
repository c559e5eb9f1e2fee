import { rmSync } from 'node:fs';
import type { RestorePreview } from '@mobility/openapi';
import { changesOf } from '../../backup/changes/changes.ts';
import { runExclusively } from '../../backup/only-job.ts';
import { requireEpoch, requireOwnSchema } from '../../backup/present-database.ts';
import type { Progress } from '../../backup/progress.ts';
import { type CheckedBackup, withBackup } from '../../backup/reading/with-backup.ts';
import {
  findRestorer,
  findSession,
  idAfter,
  keepSession,
  openSessions,
} from '../../backup/restore.queries.ts';
import { type Restorer, replaceEverything } from '../../backup/restore.ts';
import { pruneSnapshots, writeSnapshot } from '../../backup/snapshots.ts';
import { keptTables } from '../../backup/tables/tables.ts';
import { command, intentOf } from '../../command.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { checkOwnPassword } from '../../people/check-own-password.ts';
import { writeAudit } from '../../store/audit.ts';
import { epochOf } from '../../store/epoch.ts';
import { keepAnswer, type StoredAnswer } from '../../store/idempotency.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

type Request = OperationRequest<'restoreBackup'>;
/** A request without the rows of its file. */
type Intent = Omit<Request, 'body'> & { body: { checksum: unknown; password: unknown } };
/**
 * State outside of the transaction: the epoch of the database when the request came, the snapshot file, the sessions that were open before, and the
 * session that continues, for the same user or for one with another id.
 */
type Traces = {
  epoch: string;
  snapshot: string | null;
  sessions: string[];
  kept: { id: string; isOfSameUser: boolean } | null;
};

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** What a backup does with users, in words; empty if it changes nothing that needs the password. */
const changesInWords = (changes: RestorePreview): string => {
  const changed = [
    { count: changes.role_changes_total, word: 'role' },
    { count: changes.balance_changes_total, word: 'balance' },
    { count: changes.lock_changes_total ?? 0, word: 'account lock' },
    { count: changes.approval_changes_total ?? 0, word: 'approval' },
    { count: changes.two_factor_changes_total ?? 0, word: 'second factor' },
    { count: changes.password_changes_total ?? 0, word: 'password' },
    { count: changes.person_changes_total ?? 0, word: 'profile' },
  ].filter(({ count }) => count > 0);
  const { users_added, users_removed } = changes;
  return listOf([
    ...(users_added > 0 ? [`adds ${counted(users_added, 'user')}`] : []),
    ...(users_removed > 0 ? [`removes ${counted(users_removed, 'user')}`] : []),
    ...(changed.length > 0
      ? [`changes ${listOf(changed.map(({ count, word }) => counted(count, word)))}`]
      : []),
  ]);
};

/** Refuses a backup that changes money or who may sign in, because the password was not given. */
const requireNoChange = async (
  { db }: UnitOfWork,
  backup: CheckedBackup,
  restorer: Restorer,
): Promise<void> => {
  const changes = changesInWords(await changesOf(db, backup, restorer));
  if (changes === '') return;
  throw new Refusal(
    'wrong_password',
    `This backup ${changes}. Please confirm the restore with your password.`,
  );
};

const restore = async (
  { config, vault }: Context,
  unit: UnitOfWork,
  intent: Intent,
  backup: CheckedBackup,
  traces: Traces,
  progress: Progress,
) => {
  const { caller } = intent;
  await requireEpoch(unit.db, traces.epoch);
  await requireOwnSchema(unit.db);
  const restorer = await findRestorer(unit.db, caller.id);
  if (backup.password === undefined) await requireNoChange(unit, backup, restorer);
  traces.sessions = await openSessions(unit.db, unit.now - config.tokenLife);
  traces.snapshot = await writeSnapshot(config.dataDir, unit.db, vault, unit.now, progress);
  const own = await findSession(unit.db, caller.sessionId);
  const id = await idAfter(unit.db, backup.staging, restorer);
  await replaceEverything(unit.db, backup, restorer, progress);
  const isKept = own !== undefined && (await keepSession(unit.db, own, id));
  traces.kept = isKept ? { id: own.id, isOfSameUser: id === caller.id } : null;
  const { documents } = backup;
  await writeAudit(unit, {
    action: 'admin_system_config_changed',
    entity_type: 'database',
    entity_id: null,
    user_id: isKept ? id : caller.id,
    severity: 'critical',
    description: 'Database restored from a backup',
    metadata: { documents },
  });
  const stats = { collections_restored: keptTables.length, documents_restored: documents, errors: [] };
  const answer = { status: 200 as const, body: { restore_stats: stats } };
  if (isKept && id !== caller.id) await keepAnswerFor(id, unit, intent, answer);
  return answer;
};

/** A client that lost the answer repeats the request with the same session, which is of another user by now. */
const keepAnswerFor = async (
  id: string,
  // Without the journal, which has the answer for the former user.
  { journal: _, ...unit }: UnitOfWork,
  { caller, ...request }: Intent,
  answer: StoredAnswer,
): Promise<void> => {
  const intent = intentOf({ ...request, caller: { ...caller, id } }, 'restoreBackup');
  if (intent) await keepAnswer(unit, intent, answer);
};

/**
 * Signs out all others. The admin who restored only reconnects, which makes the client read the new data. A client whose
 * user has another id by now reads the user when its channel is closed as usual.
 */
const endSessions = ({ hub }: Context, { sessions, kept }: Traces): void => {
  for (const session of sessions)
    if (session !== kept?.id) hub.closeSession(session, 1008, 'Invalid token');
    else if (kept.isOfSameUser) hub.closeSession(session, 1012, 'Service restart');
    else hub.closeSession(session, 1000, 'Another user');
};

const restoreChecked = async (
  context: Context,
  request: Request,
  backup: CheckedBackup,
  epoch: string,
  progress: Progress,
) => {
  const { config, positions } = context;
  const { checksum, password } = backup;
  if (password !== undefined) {
    await checkOwnPassword(context, request.caller, String(password), request.address);
  }
  // The snapshot of the present state has the newest places.
  await positions.flush();
  const traces: Traces = { epoch, snapshot: null, sessions: [], kept: null };
  // What a repeated request has in common with the first.
  const intent: Intent = { ...request, body: { checksum, password } };
  try {
    const run = (unit: UnitOfWork) => restore(context, unit, intent, backup, traces, progress);
    const answer = await command(context, intent, 'restoreBackup', run, 'everything');
    if (traces.snapshot) pruneSnapshots(config.dataDir);
    await positions.refresh();
    endSessions(context, traces);
    return answer;
  } catch (error) {
    // Nothing was replaced, so the snapshot is not needed.
    if (traces.snapshot) rmSync(traces.snapshot, { force: true });
    throw error;
  }
};

/** Replaces the whole database by a file that was validated as a whole, or refuses it and changes nothing. */
export const restoreBackup: Handler<'restoreBackup'> = (context, request) =>
  runExclusively(context.store, async (progress) => {
    const epoch = await epochOf(context.store.read);
    return withBackup(context, request.body, progress, (backup) =>
      restoreChecked(context, request, backup, epoch, progress),
    );
  });
