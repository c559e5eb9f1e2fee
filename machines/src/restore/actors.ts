import type { RestorePreview, RestoreRequest } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { AlertSink } from '../alerts/alert.ts';
import { callErrorOf } from '../call-error.ts';
import type { Clock, Ids } from '../ports.ts';
import {
  type BackupFile,
  type PreviewRestoreInput,
  type PreviewRestoreOutput,
  type RestoreBackupInput,
  type RestoreBackupOutput,
  restoreMachine,
  restoreTopic,
} from './machine.ts';

export type RestorePorts = {
  client: Pick<MobilityClient, 'previewRestore' | 'restoreBackup'>;
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

/** The statuses of a backend without the operation. */
const missing: readonly (number | undefined)[] = [404, 405, 501];

/** The preview, or null from a backend without previews, which validates the file during the restore. */
const previewOf = async (
  client: RestorePorts['client'],
  backup: RestoreRequest,
  signal: AbortSignal,
): Promise<RestorePreview | null> => {
  try {
    return await client.previewRestore(backup, { signal, timeout: patience });
  } catch (error) {
    if (missing.includes(callErrorOf(error).status)) return null;
    throw error;
  }
};

/** The restore with a server. Once begun, it is never aborted. */
export const restoreWith = ({ client, ids, clock, alerts, holdPage, readAgain }: RestorePorts) =>
  restoreMachine.provide({
    actors: {
      readBackupFile: fromPromise<string, { file: BackupFile | null }>(
        async ({ input }) => (await input.file?.text()) ?? '',
      ),
      previewRestore: fromPromise<PreviewRestoreOutput, PreviewRestoreInput>(async ({ input, signal }) => {
        const { text, key } = input;
        const backup: RestoreRequest = { ...JSON.parse(text), ...(key && { key }) };
        return { backup, preview: await previewOf(client, backup, signal) };
      }),
      restoreBackup: fromPromise<RestoreBackupOutput, RestoreBackupInput>(async ({ input }) => {
        const { backup, password, idempotencyKey } = input;
        const startedAt = clock.now();
        const restored = await client.restoreBackup(
          { ...backup, ...(password && { password }) },
          { idempotencyKey: idempotencyKey ?? undefined, timeout: patience },
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
