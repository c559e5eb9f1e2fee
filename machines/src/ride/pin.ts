import type { Ride } from '@mobility/openapi';
import { isPermitted } from '@mobility/openapi/lifecycle';

export const pinLength = 4;
/** Whether a ride starts only with the PIN that its rider sees. */
export const needsPin = ({ start_pin_required, status }: Ride): boolean =>
  start_pin_required === true && isPermitted('start', status, 'driver');
