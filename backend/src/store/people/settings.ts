import type { Settings } from '@mobility/openapi';
import { sql } from 'kysely';
import type { SettingsTable } from '../schema.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

const defaults: Settings = {
  email_notifications: true,
  sms_notifications: true,
  location_sharing: true,
  start_pin: false,
};

const toSettings = (row: SettingsTable): Settings => ({
  email_notifications: row.email_notifications === 1,
  sms_notifications: row.sms_notifications === 1,
  location_sharing: row.location_sharing === 1,
  start_pin: row.start_pin === 1,
});

/** A user's settings; by default all are on but the start PIN. */
export const settingsOf = async (db: Read, userId: string): Promise<Settings> => {
  const row = await db.selectFrom('settings').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row ? toSettings(row) : defaults;
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

/** Updates the given settings and keeps the others. Returns all of them. */
export const changeSettings = async (
  unit: UnitOfWork,
  userId: string,
  change: Partial<Settings>,
): Promise<Settings> => {
  const flags = (settings: Partial<Settings>) =>
    Object.fromEntries(Object.entries(settings).map(([name, on]) => [name, on ? 1 : 0]));
  const changed = { ...flags(change), updated_at: unit.now };
  const row = await unit.db
    .insertInto('settings')
    .values({
      user_id: userId,
      email_notifications: 1,
      sms_notifications: 1,
      location_sharing: 1,
      start_pin: 0,
      ...changed,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSettings(row);
};
