import type { Routes } from '@mobility/openapi';

type Operations = 'getSimulation' | 'steerSimulation';

/** The simulated city, which only demos have. */
export const demo = {
  getSimulation: 'GET /api/demo/simulation Simulation',
  steerSimulation: 'PATCH /api/demo/simulation body Simulation',
} satisfies Pick<Routes, Operations>;
