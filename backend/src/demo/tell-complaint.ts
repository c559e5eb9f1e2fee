import { fromCents } from '../domain/money.ts';
import { resolveDispute } from '../operations/disputes/resolveDispute.ts';
import { submitDispute } from '../operations/disputes/submitDispute.ts';
import { ask } from './ask.ts';
import type { Stage } from './stage.ts';
import { fareOf } from './tell-payment.ts';
import { atWork, hour, minute } from './times.ts';
import type { Complaint, Trip } from './trip.ts';

const submit = async ({ context }: Stage, trip: Trip, complaint: Complaint): Promise<string> => {
  const { type, reason, description, share } = complaint;
  const body = {
    ride_id: trip.rideId,
    dispute_type: type,
    dispute_reason: reason,
    description,
    requested_refund: share === null ? null : fromCents(Math.floor(fareOf(trip) * share)),
    evidence: null,
  };
  return (await ask(context, submitDispute, trip.rider, { body })).id;
};

/** The rider disputes what they paid; an admin decides within two days, where it is to be decided. */
export const tellComplaint = (stage: Stage, trip: Trip, since: number): void => {
  const { complaint } = trip;
  if (!complaint) return;
  const { context, timeline, chance, cast } = stage;
  const { outcome, note } = complaint;
  const submittedAt = since + chance.between(12, 100) * minute;
  let id = '';
  timeline.at(submittedAt, async () => {
    id = await submit(stage, trip, complaint);
  });
  if (outcome === 'open') return;
  timeline.at(atWork(submittedAt + chance.between(14, 40) * hour), () =>
    ask(context, resolveDispute, cast.admin, {
      params: { id },
      body: { outcome, ...(note === null ? {} : { note }) },
    }),
  );
};
