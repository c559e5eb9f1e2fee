import type { Restored, RestorePreview, RestoreRequest } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import { callErrorOf } from '../call-error.ts';
import type { Ids } from '../ports.ts';
import {
  type BackupFile,
  type PreviewRestoreInput,
  type PreviewRestoreOutput,
  type RestoreBackupInput,
  restoreMachine,
} from './machine.ts';

export type RestorePorts = { client: Pick<MobilityClient, 'previewRestore' | 'restoreBackup'>; ids: Ids };

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
export const restoreWith = ({ client, ids }: RestorePorts) =>
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
      restoreBackup: fromPromise<Restored, RestoreBackupInput>(({ input }) =>
        client.restoreBackup(
          { ...input.backup, ...(input.password && { password: input.password }) },
          { idempotencyKey: input.idempotencyKey ?? undefined, timeout: patience },
        ),
      ),
    },
    actions: {
      makeKey: assign(({ context }) => ({ idempotencyKey: context.idempotencyKey ?? ids.next() })),
    },
  });
