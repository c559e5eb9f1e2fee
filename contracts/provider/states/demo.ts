import { given } from '@mobility/backend/testing';
import { as, type StateHandler } from './state.ts';

const simulatedCity: StateHandler = async (context, { exists }) => {
  context.config.simulation = exists === true;
  return as(await given.user(context, 'admin'));
};

/** The states of the simulated city. */
export const demoStates: Record<string, StateHandler> = {
  'an admin and a simulated city': simulatedCity,
};
