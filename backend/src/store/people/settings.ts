import type { Settings } from '@mobility/openapi';
import { sql } from 'kysely';
import type { SettingsTable, UsersTable } from '../schema.ts';
import type { Read } from '../store.ts';
import { together } from '../transactions/together.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { languageOf, setLanguage } from './languages.ts';

type Flags = Omit<SettingsTable, 'user_id' | 'updated_at'>;
type Change = Partial<Settings>;

const defaults: Flags = { email_notifications: 1, sms_notifications: 1, location_sharing: 1, start_pin: 0 };

const toSettings = (row: Flags, language: UsersTable['language']): Settings => ({
  email_notifications: row.email_notifications === 1,
  sms_notifications: row.sms_notifications === 1,
  location_sharing: row.location_sharing === 1,
  start_pin: row.start_pin === 1,
  ...(language && { language }),
});

/** A user's settings; by default all are on but the start PIN. */
export const settingsOf = async (db: Read, userId: string): Promise<Settings> => {
  const [row, language] = await together(
    db.selectFrom('settings').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    languageOf(db, userId),
  );
  return toSettings(row ?? defaults, language);
};

/** The settings of a user of the outer query who is hidden from others nearby. */
export const hidden = (db: Read, user: 'driver_profiles.user_id' | 'rides.rider_id') =>
  db
    .selectFrom('settings')
    .select('settings.user_id')
    .where('settings.user_id', '=', sql.ref<string>(user))
    .where('location_sharing', '=', 0);

/** Whether e-mail to this address is enabled; true for an unknown address. */
export const wantsMail = async (db: Read, address: string): Promise<boolean> => {
  const refusing = await db
    .selectFrom('users')
    .innerJoin('settings', 'settings.user_id', 'users.id')
    .select('users.id')
    .where('users.email', '=', address)
    .where('email_notifications', '=', 0)
    .executeTakeFirst();
  return refusing === undefined;
};

const changeFlags = async (unit: UnitOfWork, userId: string, change: Change): Promise<void> => {
  const flags = Object.fromEntries(Object.entries(change).map(([name, on]) => [name, on ? 1 : 0]));
  const changed = { ...flags, updated_at: unit.now };
  await unit.db
    .insertInto('settings')
    .values({ user_id: userId, ...defaults, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute();
};

/** Updates the given settings and keeps the others. Returns all of them. */
export const changeSettings = async (
  unit: UnitOfWork,
  userId: string,
  { language, ...flags }: Change,
): Promise<Settings> => {
  if (language) await setLanguage(unit.db, userId, language);
  if (Object.keys(flags).length > 0) await changeFlags(unit, userId, flags);
  return settingsOf(unit.db, userId);
};
