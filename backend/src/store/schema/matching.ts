import type { Flag } from './flag.ts';

/** The progress of offering a pending ride; `next_at` is when the next wave is due. */
export type RideWavesTable = {
  ride_id: string;
  attempt: number;
  wave: number;
  next_at: number;
  /** The driver who alone is offered the ride until `only_until`, unless another wave begins before. */
  only_driver_id: string | null;
  /** The `next_at` of the wave that this offer is. */
  only_until: number | null;
};

/** The accounts that the simulation controls; none of them can sign in. */
export type SimulatedUsersTable = {
  user_id: string;
  /** The index in the generated cast, so that the same seed gives the same simulation. */
  position: number;
};

/** The single row that controls the simulation. The process that holds the lease runs it. */
export type SimulationTable = {
  id: 1;
  running: Flag;
  speed: number;
  holder: string | null;
  held_until: number;
};
