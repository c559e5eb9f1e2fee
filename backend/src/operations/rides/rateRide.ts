import { limits } from '@mobility/openapi/limits';
import { statusesPermitting } from '../../domain/ride.ts';
import { type Handler, type OperationRequest, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Unit } from '../../store/unit.ts';
import { command } from '../command.ts';
import { requireParty, requireRide } from './ride-access.ts';

const rate = async (unit: Unit, { params, body, caller }: OperationRequest<'rateRide'>): Promise<void> => {
  const ride = await requireRide(unit.db, params.id);
  requireParty(ride, caller, 'Not authorized to rate this ride');
  if (!statusesPermitting('rate', 'rider').includes(ride.status) || ride.driver_id === null) {
    throw new Refusal(400, 'ride_not_completed', 'Only completed rides can be rated');
  }
  const opinion = { rating: body.rating, comment: body.comment, updated_at: unit.now };
  const result = await unit.db
    .insertInto('ratings')
    .values({
      ride_id: ride.id,
      rider_id: caller.id,
      driver_id: ride.driver_id,
      created_at: unit.now,
      ...opinion,
    })
    .onConflict((conflict) =>
      conflict
        .column('ride_id')
        .doUpdateSet(opinion)
        .where('ratings.created_at', '>', unit.now - limits.rating.changeableFor),
    )
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) {
    throw new Refusal(409, 'already_rated', 'You have already rated this ride');
  }
  await writeAudit(unit, {
    action: 'ride_rated',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: caller.id,
    description: `Ride rated ${body.rating} of 5`,
  });
};

/** Rates a completed ride; within ten minutes a second rating replaces the first. */
export const rateRide: Handler<'rateRide'> = (context, request) =>
  command(context, request, 'rateRide', async (unit) => {
    await rate(unit, request);
    return { status: 200 as const, body: { message: 'Thank you for your rating' } };
  });
