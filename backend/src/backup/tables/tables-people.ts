import document from '@mobility/openapi/document' with { type: 'json' };
import {
  count,
  email,
  essentialSecret,
  flag,
  id,
  latitude,
  longitude,
  numberLike,
  orNull,
  personName,
  ref,
  secret,
  type Table,
  table,
  textLike,
  time,
  wholeLike,
  wordOf,
} from './columns.ts';

const { DriverPreferencesPatch, DriverProfileInput, Location, ProfileUpdate } = document.components.schemas;
const vehicle = DriverProfileInput.properties;

/** Users, drivers, and settings. */
export const peopleTables: readonly Table[] = [
  table('users', ['id'], {
    id,
    email,
    password_hash: secret,
    name: personName,
    phone: orNull(textLike(ProfileUpdate.properties.phone)),
    role: wordOf('Role'),
    is_active: flag,
    email_verified_at: orNull(time),
    created_at: time,
    deleted_at: orNull(time),
    deletion_due_at: orNull(time),
  }),
  // Without its secret a row would keep its user out.
  table('two_factor', ['user_id'], {
    user_id: ref('users'),
    secret: essentialSecret,
    created_at: time,
    confirmed_at: orNull(time),
    last_step: orNull(count),
  }),
  table('recovery_codes', ['id'], {
    id,
    user_id: ref('users'),
    code_hash: essentialSecret,
    used_at: orNull(time),
  }),
  table('settings', ['user_id'], {
    user_id: ref('users'),
    email_notifications: flag,
    sms_notifications: flag,
    location_sharing: flag,
    start_pin: flag,
    updated_at: time,
  }),
  table('driver_profiles', ['user_id'], {
    user_id: ref('users'),
    vehicle_make: textLike(vehicle.vehicle_make),
    vehicle_model: textLike(vehicle.vehicle_model),
    vehicle_year: wholeLike(vehicle.vehicle_year),
    vehicle_color: orNull(wordOf('VehicleColor')),
    license_plate: textLike(vehicle.license_plate),
    license_number: textLike(vehicle.license_number),
    vehicle_type: wordOf('VehicleType'),
    is_approved: flag,
    created_at: time,
    updated_at: time,
  }),
  table('driver_state', ['user_id'], {
    user_id: ref('users'),
    radius_km: wholeLike(DriverPreferencesPatch.properties.radius_km),
    auto_accept: flag,
    notifications_enabled: flag,
    is_online: flag,
    updated_at: time,
  }),
  table('locations', ['user_id'], {
    user_id: ref('users'),
    latitude,
    longitude,
    address: orNull(textLike(Location.properties.address)),
    accuracy: orNull(numberLike(Location.properties.accuracy)),
    reported_at: time,
  }),
  table('simulated_users', ['user_id'], { user_id: ref('users'), position: count }),
];
