import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VehicleType } from '@mobility/openapi';
import type { KeyRing } from './auth/key-ring.ts';
import type { Point } from './domain/distance.ts';

/** The trip and rider that a fare is guaranteed for. */
export type QuotedTrip = {
  riderId: string;
  pickup: Point;
  dropoff: Point;
  vehicle: VehicleType;
};
/** A guaranteed fare in cents, until a moment in milliseconds. */
export type Promised = { fare: number; expiresAt: number };

/**
 * Quotes with a limited validity. The signed id contains the fare, so nothing is stored for trips that
 * are not booked.
 */
export type Quotes = {
  /** The id of the quote with the guaranteed fare. */
  issue(trip: QuotedTrip, promised: Promised): string;
  /** The quote in this id; null unless it was issued to this rider for this trip. */
  read(id: string, trip: QuotedTrip): Promised | null;
};

const format = /^([0-9a-z]{1,11})_([0-9a-z]{1,11})_([\w-]{32})$/;
const macBytes = 24;

/** Signs with separate keys derived from the tokens' keys, so that neither is accepted as the other. */
export const createQuotes = (ring: KeyRing): Quotes => {
  const derive = (key: Uint8Array): Buffer => createHmac('sha256', key).update('quotes').digest();
  const keys = [derive(ring[0]), ...ring.slice(1).map(derive)] as const;
  const sign = (
    key: Buffer,
    { riderId, pickup, dropoff, vehicle }: QuotedTrip,
    { fare, expiresAt }: Promised,
  ): Buffer =>
    createHmac('sha256', key)
      .update(
        JSON.stringify([
          riderId,
          pickup.latitude,
          pickup.longitude,
          dropoff.latitude,
          dropoff.longitude,
          vehicle,
          fare,
          expiresAt,
        ]),
      )
      .digest()
      .subarray(0, macBytes);

  return {
    issue: (trip, promised) =>
      `${promised.expiresAt.toString(36)}_${promised.fare.toString(36)}_${sign(keys[0], trip, promised).toString('base64url')}`,
    read: (id, trip) => {
      const [, expires, fare, mac] = format.exec(id) ?? [];
      if (!expires || !fare || !mac) return null;
      const promised = { expiresAt: Number.parseInt(expires, 36), fare: Number.parseInt(fare, 36) };
      const signature = Buffer.from(mac, 'base64url');
      const isOurs = keys.some((key) => timingSafeEqual(signature, sign(key, trip, promised)));
      return isOurs ? promised : null;
    },
  };
};
