import { refuse } from '../../http/errors.ts';
import type { Handler } from '../../operation.ts';
import { readSimulation } from '../../store/simulation.ts';

/** How the simulated city runs; 404 where there is none. */
export const getSimulation: Handler<'getSimulation'> = async ({ config, store }) => {
  if (!config.simulation) throw refuse(404);
  return { status: 200, body: await readSimulation(store.read) };
};
