import type { Routes } from '@mobility/openapi';

type Operations = 'getSimulation' | 'steerSimulation';

/** The simulated city, which only demos have. */
export const demo = {
  getSimulation: 'GET /api/demo/simulation',
  steerSimulation: 'PATCH /api/demo/simulation body',
} satisfies Pick<Routes, Operations>;
