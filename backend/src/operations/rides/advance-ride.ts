import { captureFee } from '../../domain/ledger.ts';
import { type RideRow, type Step, statusesPermitting, steps } from '../../domain/ride.ts';
import { arrived, completed, started, unpaid } from '../../domain/ride-messages.ts';
import { type Caller, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { post } from '../../store/ledger.ts';
import { enqueue } from '../../store/outbox.ts';
import { changeRide, nameOf } from '../../store/rides.ts';
import type { Unit } from '../../store/unit.ts';
import { requireParty, requireRide } from './ride-access.ts';

const readable = (status: string): string => status.replaceAll('_', ' ');

const refuseStep = (step: Step, ride: RideRow): Refusal =>
  new Refusal(400, 'invalid_transition', `Cannot ${step} a ride that is ${readable(ride.status)}`);

const afterStep: Record<Step, (unit: Unit, ride: RideRow, driverId: string) => Promise<void>> = {
  arrive: async (unit, ride, driverId) =>
    enqueue(unit, ride.rider_id, arrived(ride, await nameOf(unit.db, driverId))),
  start: (unit, ride) => enqueue(unit, ride.rider_id, started(ride)),
  complete: async (unit, ride) => {
    await post(unit, captureFee(ride));
    await enqueue(unit, ride.rider_id, completed(ride));
    await enqueue(unit, ride.rider_id, unpaid(ride));
  },
};

/** Takes the driver's ride one step on. Refuses with 400, 403 or 404. */
export const advanceRide = async (unit: Unit, caller: Caller, rideId: string, step: Step): Promise<void> => {
  const seen = await requireRide(unit.db, rideId);
  requireParty(seen, caller, 'Not authorized to update this ride');
  if (!statusesPermitting(step, 'driver').includes(seen.status)) throw refuseStep(step, seen);
  const ride = await changeRide(unit, seen, {
    status: steps[step].to,
    [steps[step].stamp]: unit.now,
    ...(step === 'complete' ? { fare: seen.estimated_fare } : {}),
  });
  if (!ride) throw refuseStep(step, seen);
  await afterStep[step](unit, ride, caller.id);
  await writeAudit(unit, {
    action: `ride_${ride.status}`,
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: caller.id,
    description: steps[step].message,
  });
};
