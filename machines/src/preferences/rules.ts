import type { DriverPreferences, DriverPreferencesPatch } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';

/** The three settings of a driver; location and availability have machines of their own. */
export type Preferences = Pick<DriverPreferences, 'radius_km' | 'auto_accept' | 'notifications_enabled'>;

/** Whole kilometres within the limits. */
export const isValidRadius = (radius: number): boolean =>
  Number.isInteger(radius) && radius >= limits.radius.min && radius <= limits.radius.max;

/** The preferences of the server, with the default for an invalid radius. */
export const readPreferences = ({
  radius_km,
  auto_accept,
  notifications_enabled,
}: Preferences): Preferences => ({
  radius_km: isValidRadius(radius_km) ? radius_km : limits.radius.default,
  auto_accept,
  notifications_enabled,
});

/** What the driver sees: the saved preferences with the pending changes. */
export const shownPreferences = ({
  saved,
  sent,
  draft,
}: {
  saved: Preferences;
  sent: DriverPreferencesPatch;
  draft: DriverPreferencesPatch;
}): Preferences => ({ ...saved, ...sent, ...draft });

/** A patch without its radius. */
export const withoutRadius = ({ radius_km: _, ...rest }: DriverPreferencesPatch): DriverPreferencesPatch =>
  rest;
