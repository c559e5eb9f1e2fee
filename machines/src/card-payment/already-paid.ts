import { callErrorOf } from '../call-error.ts';

/** Whether the server refused a payment because the ride is paid, as after a payment whose answer was lost. */
export const isAlreadyPaid = (error: unknown): boolean => callErrorOf(error).code === 'already_paid';
