import { transact } from '../../command.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { readSimulation, steer } from '../../store/simulation.ts';

/** Pauses or resumes the simulation, or changes its speed, for every process on the database. */
export const steerSimulation: Handler<'steerSimulation'> = (context, { body, caller, requestId }) => {
  if (!context.config.simulation) throw new Refusal('not_found', 'Not found');
  return transact(context, { requestId, claims: ['simulation'] }, async (unit) => {
    await steer(unit.db, body);
    await writeAudit(unit, {
      action: 'admin_system_config_changed',
      entity_type: 'simulation',
      entity_id: 'city',
      user_id: caller.id,
      description: 'Simulated city steered',
      metadata: { ...body },
    });
    return { status: 200 as const, body: await readSimulation(unit.db) };
  });
};
