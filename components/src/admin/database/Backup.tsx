import { refusalError } from '@mobility/machines/refusal-error';
import { adminQueryKeys } from '@mobility/sdk/admin-queries';
import { useSentences } from '../../intl/use-sentences.ts';
import { saveFile } from '../../profile/account/save-file.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useCommand } from '../../provider/use-command.ts';
import { BackupView, type BackupViewProps } from './BackupView.tsx';

/** The time without the characters that file names cannot have. */
const stampOf = (now: number): string => new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');

/** How long a database of any size may take, in milliseconds. */
const patience = 3_600_000;

/** Saves a backup of the database as a file of the admin's computer. */
export const Backup = ({ isRestoring }: Pick<BackupViewProps, 'isRestoring'>) => {
  const { client, clock, queryClient } = useMobility();
  const { errorText } = useSentences();
  const { run, data, error, isPending } = useCommand({
    mutationFn: async () => {
      const { backup_data, collections_count, total_documents } = await client.createBackup({
        timeout: patience,
      });
      const name = `mobility-backup-${stampOf(clock.now())}.json`;
      const text = JSON.stringify(backup_data);
      saveFile(name, text, 'application/json');
      return {
        collections: collections_count,
        documents: total_documents,
        name,
        size: new Blob([text]).size,
      };
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: adminQueryKeys.getDatabaseStatus }),
  });
  return (
    <BackupView
      saved={data ?? null}
      isPending={isPending}
      isRestoring={isRestoring}
      error={error ? errorText(refusalError('admin.backupFailed', error)) : undefined}
      onBackup={() => run()}
    />
  );
};
