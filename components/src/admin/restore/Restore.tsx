import { saveFile } from '../../profile/account/save-file.ts';
import { useUser } from '../../provider/use-user.ts';
import { RestoreView } from './RestoreView.tsx';
import { useRestore } from './use-restore.ts';

/** Restores the database from a backup of the admin's computer. */
export const Restore = () => {
  const { snapshot, send } = useRestore();
  const user = useUser();
  const { file, result } = snapshot.context;
  const saveErrors = (): void => {
    const name = file?.name.replace(/\.json$/i, '') ?? 'restore';
    saveFile(`${name}-errors.txt`, `${(result?.errors ?? []).join('\n')}\n`, 'text/plain');
  };
  return <RestoreView snapshot={snapshot} send={send} own={user?.email} onSaveErrors={saveErrors} />;
};
