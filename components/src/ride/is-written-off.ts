import type { Ride } from '@mobility/openapi';

/** Whether nobody has to pay the fare any more. */
export const isWrittenOff = ({ payment_status }: Ride): boolean => payment_status === 'written_off';
