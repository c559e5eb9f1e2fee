import { text } from 'node:stream/consumers';
import type { Backup, BackupData } from '@mobility/openapi';
import { createChecksum } from '../../backup/format.ts';
import type { Context } from '../../context.ts';
import { createBackup } from '../../operations/admin/createBackup.ts';
import type { Person } from '../person.ts';
import { requestBy } from '../request.ts';
import { savedCard } from './given-cards.ts';
import { disputedRide, penalisedRide } from './given-disputes.ts';
import { user } from './given-people.ts';
import { completedRide, pendingRide } from './given-rides.ts';

/** A database with rows in every table, and one of its admins. */
export const livedInDatabase = async (context: Context): Promise<Person> => {
  const admin = await user(context, 'admin', {
    email: `admin-${context.newId().toLowerCase()}@mobility.example`,
  });
  const { rider } = await disputedRide(context);
  await savedCard(context, rider);
  await completedRide(context, { rider, payment: 'stripe', rating: 4 });
  await penalisedRide(context);
  await pendingRide(context);
  return admin;
};

/** The parsed answer of a backup that is made now. */
export const backup = async (context: Context, admin: Person): Promise<Backup> => {
  const { body } = await createBackup(context, requestBy(admin));
  return JSON.parse(await text(body));
};

/** The parsed file of a backup that is made now. */
export const backupFile = async (context: Context, admin: Person): Promise<BackupData> =>
  (await backup(context, admin)).backup_data;

/** The checksum of a file; of one without rows, that of the rest. */
const checksumOf = ({ collections, checksum: _, signature: __, ...head }: BackupData): string => {
  const checksum = createChecksum();
  for (const [name, { columns, rows = [] }] of Object.entries(collections ?? {})) {
    checksum.addTable(name, columns);
    for (const row of rows) checksum.addRow(row);
  }
  return checksum.digest(head);
};

/** A modified copy of a backup with a valid checksum, signed as this server signs. */
export const forged = (
  { vault }: Pick<Context, 'vault'>,
  file: BackupData,
  change: (copy: BackupData) => void,
): BackupData => {
  const copy = structuredClone(file);
  change(copy);
  const checksum = checksumOf(copy);
  return { ...copy, checksum, signature: vault.sign(checksum) };
};
