import type { RideRow } from '../ride.ts';

type Ending = Pick<RideRow, 'cancel_reason' | 'cancel_reason_code'>;
type ToldEnding = {
  cancel_reason: string | null;
  cancel_reason_code:
    | Exclude<RideRow['cancel_reason_code'], 'rider_locked' | 'driver_locked'>
    | 'person_unavailable';
};

/** Why a ride ended, as its people are told it: that an account was locked is between its owner and the admins. */
export const toldEnding = ({ cancel_reason: reason, cancel_reason_code: code }: Ending): ToldEnding =>
  code === 'rider_locked' || code === 'driver_locked'
    ? { cancel_reason: 'The other person is no longer available', cancel_reason_code: 'person_unavailable' }
    : { cancel_reason: reason, cancel_reason_code: code };
