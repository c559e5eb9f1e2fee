import type { DisputeRequest, DisputeType, Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { MessageKey } from '../messages.ts';
import { wasCancelled } from '../ride/rules.ts';
import { typedAmount } from '../typed-amount.ts';

/** The form as typed. */
export type DisputeForm = {
  type: DisputeType | null;
  /** The text of the reason, as the contract lists it for the type; empty until one is chosen. */
  reason: string;
  description: string;
  refund: string;
  evidence: string;
};
export type DisputeField = keyof DisputeForm;
export type DisputeErrors = Partial<Record<DisputeField, MessageKey>>;

export const emptyDispute: DisputeForm = {
  type: null,
  reason: '',
  description: '',
  refund: '',
  evidence: '',
};

/** Whether the rider may open a dispute: about a paid ride, or about a penalty for cancelling one. */
export const canDispute = (ride: Ride): boolean =>
  ride.payment_status === 'paid' ||
  (wasCancelled(ride) && ride.cancelled_by !== 'driver' && (ride.penalty_amount ?? 0) > 0);

/** Whether no field that is required is empty, so that the form may be submitted. Spaces alone count here, and are refused then. */
export const isComplete = ({ type, reason, description }: DisputeForm): boolean =>
  type !== null && reason !== '' && description !== '';

const descriptionError = (description: string): MessageKey | undefined => {
  const { length } = description.trim();
  if (length === 0) return 'dispute.descriptionRequired';
  return length < limits.dispute.descriptionMin ? 'dispute.descriptionTooShort' : undefined;
};

/** Empty is no refund; otherwise from 0 to the estimated fare, in whole cents. */
const isRefund = (text: string, fare: number, locale: string): boolean => {
  const amount = typedAmount(text, locale);
  return text.trim() === '' || (amount >= 0 && amount <= fare);
};

/** The validation issues by field; empty when valid. `fare` is the ride's estimated fare, `locale` the language of the form. */
export const disputeErrors = (form: DisputeForm, fare: number, locale: string): DisputeErrors => {
  const description = descriptionError(form.description);
  return {
    ...(form.type === null && { type: 'dispute.typeRequired' }),
    ...(form.reason === '' && { reason: 'dispute.reasonRequired' }),
    ...(description && { description }),
    ...(!isRefund(form.refund, fare, locale) && { refund: 'dispute.invalidRefund' }),
  };
};

/** The request for a valid form. */
export const disputeOf = (rideId: string, form: DisputeForm, locale: string): DisputeRequest => ({
  ride_id: rideId,
  dispute_type: form.type ?? 'other',
  dispute_reason: form.reason,
  description: form.description.trim(),
  requested_refund: form.refund.trim() === '' ? null : typedAmount(form.refund, locale),
  evidence: form.evidence.trim() || null,
});
