import { DatabaseSync } from 'node:sqlite';

/** Adds approved drivers who are online to a database, with the given ids. */
export const addDrivers = (file: string, ids: readonly string[], now: number): void => {
  const db = new DatabaseSync(file);
  const insert = (table: string, columns: string, values: string) => {
    const statement = db.prepare(`insert into ${table} (${columns}) values (${values})`);
    for (const id of ids) statement.run({ id });
  };
  db.exec('begin immediate');
  insert(
    'users',
    'id, email, password_hash, name, phone, role, is_active, created_at',
    `:id, :id || '@bench.example', '', 'Person', '+1 415 555 0100', 'driver', 1, ${now}`,
  );
  insert(
    'driver_profiles',
    'user_id, vehicle_make, vehicle_model, vehicle_year, license_plate, license_number, vehicle_type, is_approved, created_at, updated_at',
    `:id, 'Toyota', 'Prius', 2022, '7ABC123', 'D1234567', 'economy', 1, ${now}, ${now}`,
  );
  insert(
    'driver_state',
    'user_id, radius_km, auto_accept, notifications_enabled, is_online, updated_at',
    `:id, 25, 0, 1, 1, ${now} - 600000`,
  );
  insert('locations', 'user_id, latitude, longitude, reported_at', `:id, 0, 0, ${now} - 600000`);
  db.exec('commit');
  db.close();
};
