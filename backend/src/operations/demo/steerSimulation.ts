import { refuse } from '../../http/errors.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { readSimulation, steer } from '../../store/simulation.ts';
import { transact } from '../command.ts';

/** Pauses the simulated city, lets it run on, or changes its speed; whichever process moves it follows. */
export const steerSimulation: Handler<'steerSimulation'> = (context, { body, caller, requestId }) => {
  if (!context.config.simulation) throw refuse(404);
  return transact(context, requestId, async (unit) => {
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
