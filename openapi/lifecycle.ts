import type { Ride, RideStatus } from './index.ts';

/** A command that a rider or driver may send for a ride. */
export type RideCommand =
  | 'accept'
  | 'arrive'
  | 'start'
  | 'complete'
  | 'cancel'
  | 'noShow'
  | 'rate'
  | 'rateRider'
  | 'pay';
export type RidePhase = 'pending' | 'accepted' | 'arriving' | 'inProgress' | 'completed' | 'cancelled';
type Party = 'rider' | 'driver';

/** The phase of each ride status. */
export const phaseOf: Record<RideStatus, RidePhase> = {
  pending: 'pending',
  accepted: 'accepted',
  driver_arriving: 'arriving',
  driver_arrived: 'arriving',
  ride_started: 'inProgress',
  in_progress: 'inProgress',
  completed: 'completed',
  cancelled: 'cancelled',
};

type Rule = {
  /** The phases in which the server allows the command. */
  permitted: Partial<Record<Party, readonly RidePhase[]>>;
  /** The phases in which lists and dashboards offer the command. */
  offered: Partial<Record<Party, readonly RidePhase[]>>;
};

const arriving = ['accepted', 'arriving'] as const;
const underWay = ['accepted', 'arriving', 'inProgress'] as const;

/** Which party may send which command in which phase. */
export const lifecycle: Record<RideCommand, Rule> = {
  accept: { permitted: { driver: ['pending'] }, offered: { driver: ['pending'] } },
  arrive: { permitted: { driver: ['accepted'] }, offered: { driver: ['accepted'] } },
  start: { permitted: { driver: arriving }, offered: { driver: arriving } },
  complete: { permitted: { driver: ['inProgress'] }, offered: { driver: ['inProgress'] } },
  cancel: {
    permitted: { rider: ['pending', ...underWay], driver: underWay },
    offered: { rider: ['pending', 'accepted', 'inProgress'], driver: underWay },
  },
  noShow: { permitted: { driver: ['arriving'] }, offered: { driver: ['arriving'] } },
  rate: { permitted: { rider: ['completed'] }, offered: { rider: ['completed'] } },
  rateRider: { permitted: { driver: ['completed'] }, offered: {} },
  pay: { permitted: { rider: ['completed'] }, offered: { rider: ['completed'] } },
};

/** Whether the server allows the command in this status. */
export const isPermitted = (command: RideCommand, status: RideStatus, by: Party): boolean =>
  lifecycle[command].permitted[by]?.includes(phaseOf[status]) ?? false;

/** Whether a list or dashboard offers the command in this status. */
export const isOffered = (command: RideCommand, status: RideStatus, by: Party): boolean =>
  lifecycle[command].offered[by]?.includes(phaseOf[status]) ?? false;

const activePhases: readonly RidePhase[] = ['pending', ...underWay];

/** Whether a ride waits for a driver or is under way. False for a status that the contract does not list. */
export const isActive = (ride: Pick<Ride, 'status'>): boolean => activePhases.includes(phaseOf[ride.status]);
