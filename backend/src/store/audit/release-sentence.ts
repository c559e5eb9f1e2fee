import type { AuditLog } from '@mobility/openapi';
import type { AuditSentence } from '@mobility/openapi/audit-sentences';

type Facts = {
  outcome: 'offer_again' | 'cancel';
  /** The ride's former driver and the admin's chosen driver; null if there is none. */
  driver: string | null;
  chosen: string | null;
};

/** What an admin did with a ride. */
const sentenceOf = ({ outcome, driver, chosen }: Facts): AuditSentence<'admin_ride_modified'> => {
  if (outcome === 'cancel')
    return driver === null ? 'Ride cancelled by an admin' : `Ride of ${driver} cancelled by an admin`;
  if (driver === null) return `Ride offered to ${chosen}`;
  return chosen === null ? `Ride taken from ${driver}` : `Ride taken from ${driver} and offered to ${chosen}`;
};

/** What the audit trail keeps of a release, beside the reason. */
export type Release = {
  outcome: 'offer_again' | 'cancel';
  driver_id: string | null;
  chosen_driver_id: string | null;
};

/** The stored sentence. It contains no names, because the audit trail outlives erased accounts. */
export const storedSentence = ({
  outcome,
  driver_id,
  chosen_driver_id,
}: Release): AuditSentence<'admin_ride_modified'> =>
  sentenceOf({
    outcome,
    driver: outcome === 'cancel' || driver_id === null ? null : 'its driver',
    chosen: chosen_driver_id === null ? null : 'a chosen driver',
  });

const isIdOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** The release that an entry of the audit trail is about; null for other entries, and for those that an earlier version wrote. */
export const releaseOf = ({ action, metadata }: AuditLog): Release | null => {
  if (action !== 'admin_ride_modified' || !metadata) return null;
  const { outcome, driver_id, chosen_driver_id }: Record<string, unknown> = metadata;
  if (outcome !== 'offer_again' && outcome !== 'cancel') return null;
  return isIdOrNull(driver_id) && isIdOrNull(chosen_driver_id)
    ? { outcome, driver_id, chosen_driver_id }
    : null;
};

/** The sentence that an admin reads, with the names that the drivers have now. */
export const namedSentence = (
  { outcome, driver_id, chosen_driver_id }: Release,
  nameOf: (id: string) => string,
): AuditSentence<'admin_ride_modified'> =>
  sentenceOf({
    outcome,
    driver: driver_id && nameOf(driver_id),
    chosen: chosen_driver_id && nameOf(chosen_driver_id),
  });
