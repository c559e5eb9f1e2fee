import type { Flag } from './flag.ts';

/** How far a pending ride has been offered; `next_at` is when the next wave is due. */
export type RideWavesTable = {
  ride_id: string;
  attempt: number;
  wave: number;
  next_at: number;
};

/** The accounts whom the simulated city drives; nobody signs in as one. */
export type SimulatedUsersTable = {
  user_id: string;
  /** The place in the city's cast, by which the same seed tells the same story. */
  position: number;
};

/** The one row that steers the simulated city. Whoever holds the lease moves it. */
export type SimulationTable = {
  id: 1;
  running: Flag;
  speed: number;
  holder: string | null;
  held_until: number;
};
