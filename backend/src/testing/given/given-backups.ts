import type { BackupData } from '@mobility/openapi';
import { checksumOf } from '../../backup/file.ts';
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

/** The parsed file of a backup that is made now. */
export const backupFile = async (context: Context, admin: Person): Promise<BackupData> => {
  const { body } = await createBackup(context, requestBy(admin));
  return JSON.parse(JSON.stringify(body.backup_data));
};

/** A modified copy of a backup with a valid checksum. */
export const forged = (file: BackupData, change: (copy: BackupData) => void): BackupData => {
  const copy = structuredClone(file);
  change(copy);
  const { checksum: _, ...data } = copy;
  return { ...data, checksum: checksumOf(data) };
};
