import { limits } from '@mobility/openapi/limits';
import { statusesPermitting } from '../../domain/ride.ts';
import { type Handler, type OperationRequest, Refusal } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Unit } from '../../store/unit.ts';
import { command } from '../command.ts';
import { requireParty, requireRide } from './ride-access.ts';

const rate = async (unit: Unit, { params, body, caller }: OperationRequest<'rateRider'>): Promise<void> => {
  const ride = await requireRide(unit.db, params.id);
  requireParty(ride, caller, 'Not authorized to rate this ride');
  if (!statusesPermitting('rate', 'driver').includes(ride.status)) {
    throw new Refusal(400, 'ride_not_completed', 'Only completed rides can be rated');
  }
  const opinion = { rating: body.rating, comment: body.comment, updated_at: unit.now };
  const result = await unit.db
    .insertInto('rider_ratings')
    .values({
      ride_id: ride.id,
      rider_id: ride.rider_id,
      driver_id: caller.id,
      created_at: unit.now,
      ...opinion,
    })
    .onConflict((conflict) =>
      conflict
        .column('ride_id')
        .doUpdateSet(opinion)
        .where('rider_ratings.created_at', '>', unit.now - limits.rating.changeableFor),
    )
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) {
    throw new Refusal(409, 'already_rated', 'You have already rated this rider');
  }
  await writeAudit(unit, {
    action: 'rider_rated',
    entity_type: 'ride',
    entity_id: ride.id,
    user_id: caller.id,
    description: `Rider rated ${body.rating} of 5`,
  });
};

/** Rates the rider of a completed ride; within ten minutes a second rating replaces the first. */
export const rateRider: Handler<'rateRider'> = (context, request) =>
  command(context, request, 'rateRider', async (unit) => {
    await rate(unit, request);
    return { status: 200 as const, body: { message: 'Thank you for your rating' } };
  });
