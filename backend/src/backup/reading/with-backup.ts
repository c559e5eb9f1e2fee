import type { Context } from '../../context.ts';
import { Refusal } from '../../domain/refusal.ts';
import { invalid } from '../invalid.ts';
import type { Progress } from '../progress.ts';
import { requireAdmin } from '../restore.ts';
import type { Vault } from '../vault.ts';
import { withWorkFolder } from '../work-folder.ts';
import { checkRows } from './check-rows.ts';
import type { Upload } from './read-upload.ts';
import { type Staged, stageBackup } from './stage-backup.ts';
import type { Staging } from './staging.ts';

/** A file that this server may restore. */
export type CheckedBackup = {
  staging: Staging;
  /** Opens the secrets of the file. */
  vault: Vault;
  checksum: string;
  documents: number;
  /** The password of the admin, if the request has one. */
  password: unknown;
};

const keyBytes = 32;

/** The vault that opens the file: it needs the key of another installation by hand. */
const vaultFor = ({ fields, collections }: Staged, own: Vault): Vault => {
  if (own.isOurs(collections.head.key_id)) return own;
  const { key } = fields;
  if (key === undefined || key === '') {
    throw new Refusal(
      'backup_key_needed',
      'This backup is of another installation. Enter the key of that installation to restore it.',
    );
  }
  const bytes = Buffer.from(String(key), 'base64');
  const vault = bytes.length === keyBytes ? own.withKey(bytes) : own;
  if (!vault.isOurs(collections.head.key_id)) {
    throw new Refusal('backup_key_needed', 'This is not the key of the installation that made the backup.');
  }
  return vault;
};

const check = async (staged: Staged, own: Vault, progress: Progress): Promise<CheckedBackup> => {
  const { fields, collections } = staged;
  const { staging, documents } = collections;
  const vault = vaultFor(staged, own);
  const checksum = String(fields.checksum);
  if (!vault.isSigned(checksum, String(fields.signature))) {
    throw invalid('The signature does not match: the file was changed outside of the server that made it');
  }
  progress.begin('checking');
  await staging.migrate();
  await checkRows(staging, progress);
  requireAdmin(staging);
  return { staging, vault, checksum, documents, password: fields.password };
};

/**
 * Checks a file as a whole, as it arrives, and works with its rows. Refuses one that is damaged, was changed, is of a
 * newer release, or contradicts itself. Nothing of it is kept afterwards.
 */
export const withBackup = <T>(
  { vault, config }: Pick<Context, 'vault' | 'config'>,
  upload: Upload,
  progress: Progress,
  work: (backup: CheckedBackup) => Promise<T>,
): Promise<T> =>
  withWorkFolder(config.dataDir, async (folder) => {
    const staged = await stageBackup(upload, folder, progress);
    try {
      return await work(await check(staged, vault, progress));
    } finally {
      staged.collections.staging.close();
    }
  });
