import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { readSimulation } from '../../store/simulation.ts';

/** Returns the state of the simulation; 404 if it is off. */
export const getSimulation: Handler<'getSimulation'> = async ({ config, store }) => {
  if (!config.simulation) throw new Refusal('not_found', 'Not found');
  return { status: 200, body: await readSimulation(store.read) };
};
