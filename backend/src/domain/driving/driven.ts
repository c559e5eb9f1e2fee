import { haversineKm, type Point } from '../distance.ts';
import { serverLimits } from '../limits.ts';

/** How far a driver has come with the rider of the ride under way, along the reported positions. */
export type Driven = {
  /** The ride; null outside of the trip of a ride. */
  driven_ride: string | null;
  driven_km: number;
  /** 1 if a part of the way was not measured, so that the driver has come at least this far. */
  driven_partial: 0 | 1;
};

/** A place outside of the trip of a ride. */
export const notDriven: Driven = { driven_ride: null, driven_km: 0, driven_partial: 0 };

/** Movements below this are noise of the device, and have no direction. */
export const noiseKm = 0.005;
/** Between positions that are further apart in time the car may have taken any way. Devices report every 10 seconds. */
const gapAfter = 60_000;
/** In metres. */
const leastAccurate = 100;
/** Positions that no car can have reached in the time between them: faster than 100 m/s, with reports that arrive late. */
const fastestKmPerMs = 0.0001;
const lateKm = 0.1;

type Measured = Point & { address: string | null; accuracy: number | null; reported_at: number };

/** Whether a place is a position of the device that is accurate enough; a typed address is not. */
const isExact = ({ address, accuracy }: Measured): boolean =>
  address === null && (accuracy ?? 0) <= leastAccurate;

/** The straight line between two places, null where it does not tell how far the driver came. */
const legOf = (before: Measured, at: Measured): number | null => {
  if (!isExact(before) || !isExact(at)) return null;
  const km = haversineKm(before, at);
  if (km > lateKm + (at.reported_at - before.reported_at) * fastestKmPerMs) return null;
  return km < noiseKm ? 0 : km;
};

type Trip = { id: string; started_at: number };

/** How far the driver has come at a new place, the one after `before`. */
export const drivenAt = (at: Measured, before: (Measured & Driven) | undefined, trip: Trip): Driven => {
  const known = before?.driven_ride === trip.id ? before : undefined;
  // The first place of a trip follows the last one before its start.
  const isFollowed = before !== undefined && (known !== undefined || before.reported_at <= trip.started_at);
  const isGap = before === undefined || at.reported_at - before.reported_at > gapAfter;
  const leg = before === undefined || (isGap && !known) ? null : legOf(before, at);
  const isMeasured = isFollowed && !isGap && leg !== null && known?.driven_partial !== 1;
  return {
    driven_ride: trip.id,
    driven_km: (known?.driven_km ?? 0) + (leg ?? 0),
    driven_partial: isMeasured ? 0 : 1,
  };
};

const unknown = { driven_km: null, driven_partial: null };

/** What a completed ride keeps of the way; unknown if the positions of the trip show nothing. */
export const drivenInAll = (last: (Measured & Driven) | undefined, rideId: string, now: number) => {
  if (last?.driven_ride !== rideId) return unknown;
  const driven_partial = now - last.reported_at > gapAfter ? 1 : last.driven_partial;
  if (driven_partial === 1 && last.driven_km < serverLimits.distance.minRideKm) return unknown;
  return { driven_km: Number(last.driven_km.toFixed(3)), driven_partial };
};
