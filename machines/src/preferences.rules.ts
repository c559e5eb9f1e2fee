import type { DriverPreferences, DriverPreferencesPatch } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';

/** The three settings that a driver changes; place and duty have machines of their own. */
export type Preferences = Pick<DriverPreferences, 'radius_km' | 'auto_accept' | 'notifications_enabled'>;

/** Whole kilometres within the limits: the only radius that is ever sent. */
export const isValidRadius = (radius: number): boolean =>
  Number.isInteger(radius) && radius >= limits.radius.min && radius <= limits.radius.max;

/** What the server said, with the default in place of a radius that cannot be. */
export const readPreferences = ({
  radius_km,
  auto_accept,
  notifications_enabled,
}: Preferences): Preferences => ({
  radius_km: isValidRadius(radius_km) ? radius_km : limits.radius.default,
  auto_accept,
  notifications_enabled,
});

/** What the driver sees: what is saved, what is being saved and what is not yet, the newest first. */
export const shownPreferences = ({
  saved,
  sent,
  draft,
}: {
  saved: Preferences;
  sent: DriverPreferencesPatch;
  draft: DriverPreferencesPatch;
}): Preferences => ({ ...saved, ...sent, ...draft });

/** A patch without its radius: what is left when the radius cannot be. */
export const withoutRadius = ({ radius_km: _, ...rest }: DriverPreferencesPatch): DriverPreferencesPatch =>
  rest;
