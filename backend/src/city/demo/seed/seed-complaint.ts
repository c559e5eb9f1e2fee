import { fromCents } from '../../../domain/money/money.ts';
import { resolveDispute } from '../../../operations/disputes/resolveDispute.ts';
import { submitDispute } from '../../../operations/disputes/submitDispute.ts';
import type { Complaint, Trip } from '../plan/trip.ts';
import { atWork, hour, minute } from '../times.ts';
import { callOperation } from './call-operation.ts';
import type { SeedContext } from './seed-context.ts';
import { fareOf } from './seed-payment.ts';

const submit = async ({ context }: SeedContext, trip: Trip, complaint: Complaint): Promise<string> => {
  const { type, reason, description, share } = complaint;
  const body = {
    ride_id: trip.rideId,
    dispute_type: type,
    dispute_reason: reason,
    description,
    requested_refund: share === null ? null : fromCents(Math.floor(fareOf(trip) * share)),
    evidence: null,
  };
  return (await callOperation(context, submitDispute, trip.rider, { body })).id;
};

/** Disputes a ride as its rider, and resolves the dispute within two days if the plan says so. */
export const seedComplaint = (seed: SeedContext, trip: Trip, since: number): void => {
  const { complaint } = trip;
  if (!complaint) return;
  const { context, timeline, chance, cast } = seed;
  const { outcome, note } = complaint;
  const submittedAt = since + chance.between(12, 100) * minute;
  let id = '';
  timeline.at(submittedAt, async () => {
    id = await submit(seed, trip, complaint);
  });
  if (outcome === 'open') return;
  timeline.at(atWork(submittedAt + chance.between(14, 40) * hour), () =>
    callOperation(context, resolveDispute, cast.admin, {
      params: { id },
      body: { outcome, ...(note === null ? {} : { note }) },
    }),
  );
};
