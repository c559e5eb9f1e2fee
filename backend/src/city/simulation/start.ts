import type { Context } from '../../context.ts';
import { cityDrives, readSteering, retireSimulatedDrivers } from '../../store/simulation.ts';
import { Keeper } from './keeper.ts';

const tickEvery = 1_000;

/**
 * Starts the simulated city if it is turned on; otherwise takes its drivers offline, and lets them only end the rides
 * that they have. Returns a function that stops it.
 */
export const startSimulation = async (context: Context): Promise<() => Promise<void>> => {
  const { store, config, now } = context;
  if (!config.simulation || (await readSteering(store.read)).running !== 1)
    await retireSimulatedDrivers(store, now());
  if (!config.simulation && (await cityDrives(store.read)).length === 0) return async () => {};
  const keeper = new Keeper(context);
  let running: Promise<void> | null = null;
  const work = async (): Promise<void> => {
    if (!(await keeper.tick())) clearInterval(timer);
    running = null;
  };
  const timer = setInterval(() => {
    running ??= work();
  }, tickEvery);
  return async () => {
    clearInterval(timer);
    await running;
    await keeper.release();
  };
};
