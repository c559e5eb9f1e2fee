import { demoPassword } from '../domain/demo-credentials.ts';
import type { City } from '../server.ts';
import { demoAccounts } from './demo/accounts.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { startSimulation } from './simulation/start.ts';

export { demoAccounts, demoPassword };

/** The demo accounts with their history, and the simulated drivers and riders. */
export const city: City = { seed: seedDemo, start: startSimulation };
