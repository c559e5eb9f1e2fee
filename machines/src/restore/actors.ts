import type { RestorePreview, RestoreProgress, RestoreRequest } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { AlertSink } from '../alerts/alert.ts';
import { callErrorOf } from '../call-error.ts';
import type { Clock, Ids } from '../ports.ts';
import { restoreMachine } from './machine.ts';
import type { OnSent } from './progress.ts';
import { restoreTopic } from './rules.ts';
import type {
  BackupFile,
  PreviewRestoreInput,
  PreviewRestoreOutput,
  RestoreBackupInput,
  RestoreBackupOutput,
} from './setup.ts';

export type RestorePorts = {
  client: Pick<MobilityClient, 'previewRestore' | 'restoreBackup' | 'getDatabaseStatus'>;
  /** Sends a request, and tells how much of it has left the page. */
  send(request: Request, onSent: OnSent): Promise<Response>;
  ids: Ids;
  clock: Clock;
  alerts: AlertSink;
  /** Asks before the page is closed. Returns a function that stops it. */
  holdPage(): () => void;
  /** Reads all data again, which is of the database before. */
  readAgain(): void;
};

/** How long a file of any size may take, in milliseconds. */
const patience = 3_600_000;

/** How long an answer about the progress may take, in milliseconds: another instance waits for the end of the restore. */
const progressWithin = 3_000;

/** The statuses of a backend without the operation. */
const missing: readonly (number | undefined)[] = [404, 405, 501];

/** The preview, or null from a backend without previews, which validates the file during the restore. */
const previewOf = async (
  { client, send }: Pick<RestorePorts, 'client' | 'send'>,
  backup: RestoreRequest,
  onSent: OnSent,
  signal: AbortSignal,
): Promise<RestorePreview | null> => {
  try {
    const fetch = (request: Request) => send(request, onSent);
    return await client.previewRestore(backup, { signal, timeout: patience, fetch });
  } catch (error) {
    if (missing.includes(callErrorOf(error).status)) return null;
    throw error;
  }
};

/** The restore with a server. Once begun, it is never aborted. */
export const restoreWith = ({ client, send, ids, clock, alerts, holdPage, readAgain }: RestorePorts) =>
  restoreMachine.provide({
    actors: {
      readBackupFile: fromPromise<string, { file: BackupFile | null }>(
        async ({ input }) => (await input.file?.text()) ?? '',
      ),
      previewRestore: fromPromise<PreviewRestoreOutput, PreviewRestoreInput>(async ({ input, signal }) => {
        const { text, key, onSent } = input;
        const backup: RestoreRequest = { ...JSON.parse(text), ...(key && { key }) };
        return { backup, preview: await previewOf({ client, send }, backup, onSent, signal) };
      }),
      readProgress: fromPromise<RestoreProgress | null, void>(async ({ signal }) => {
        const status = await client.getDatabaseStatus({ signal, timeout: progressWithin, maxRetries: 0 });
        return status.restore ?? null;
      }),
      restoreBackup: fromPromise<RestoreBackupOutput, RestoreBackupInput>(async ({ input }) => {
        const { backup, password, idempotencyKey, onSent } = input;
        const startedAt = clock.now();
        const restored = await client.restoreBackup(
          { ...backup, ...(password && { password }) },
          {
            idempotencyKey: idempotencyKey ?? undefined,
            timeout: patience,
            fetch: (request) => send(request, onSent),
          },
        );
        return { ...restored, took: clock.now() - startedAt };
      }),
      holdPage: fromCallback<EventObject, void>(() => holdPage()),
    },
    actions: {
      begin: assign(({ context }) => ({
        idempotencyKey: context.idempotencyKey ?? ids.next(),
        startedAt: clock.now(),
      })),
      tell: (_, alert) => alerts.send({ type: 'alert', alert: { topic: restoreTopic, ...alert } }),
      readAgain,
    },
  });
