import type { RideRow } from '../ride.ts';

type Ending = Pick<RideRow, 'cancel_reason' | 'cancel_reason_code'>;
type ToldEnding = {
  cancel_reason: string | null;
  cancel_reason_code:
    | Exclude<RideRow['cancel_reason_code'], 'rider_locked' | 'driver_locked'>
    | 'person_unavailable';
};

type ReasonCode = RideRow['cancel_reason_code'];

/** Whether a ride ended because an admin locked one of its people. */
export const isByLock = (code: ReasonCode): code is 'rider_locked' | 'driver_locked' =>
  code === 'rider_locked' || code === 'driver_locked';

/** Why a ride ended, as its people are told it: that an account was locked is between its owner and the admins. */
export const toldEnding = ({ cancel_reason: reason, cancel_reason_code: code }: Ending): ToldEnding =>
  isByLock(code)
    ? { cancel_reason: 'The other person is no longer available', cancel_reason_code: 'person_unavailable' }
    : { cancel_reason: reason, cancel_reason_code: code };
