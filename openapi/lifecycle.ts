import type { Ride, RideStatus } from './index.ts';

/** What somebody may do with a ride. */
export type RideCommand =
  | 'accept'
  | 'arrive'
  | 'start'
  | 'complete'
  | 'cancel'
  | 'rate'
  | 'rateRider'
  | 'pay';
export type RidePhase = 'pending' | 'accepted' | 'arriving' | 'inProgress' | 'completed' | 'cancelled';
type Party = 'rider' | 'driver';

/** The eight statuses of the wire, read as six phases. */
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
  /** What the server allows, by phase. */
  permitted: Partial<Record<Party, readonly RidePhase[]>>;
  /** What lists and dashboards offer, by phase. */
  offered: Partial<Record<Party, readonly RidePhase[]>>;
};

const arriving = ['accepted', 'arriving'] as const;
const underWay = ['accepted', 'arriving', 'inProgress'] as const;

/** The one table: which command, by whom, in which phase. */
export const lifecycle: Record<RideCommand, Rule> = {
  accept: { permitted: { driver: ['pending'] }, offered: { driver: ['pending'] } },
  arrive: { permitted: { driver: ['accepted'] }, offered: { driver: ['accepted'] } },
  start: { permitted: { driver: arriving }, offered: { driver: arriving } },
  complete: { permitted: { driver: ['inProgress'] }, offered: { driver: ['inProgress'] } },
  cancel: {
    permitted: { rider: ['pending', ...underWay], driver: underWay },
    offered: { rider: ['pending', 'accepted', 'inProgress'], driver: underWay },
  },
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

/** A ride that somebody drives or waits for. */
export const isActive = (ride: Pick<Ride, 'status'>): boolean => {
  const phase = phaseOf[ride.status];
  return phase !== 'completed' && phase !== 'cancelled';
};
