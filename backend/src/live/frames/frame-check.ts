import type { LiveClientExtra, LiveClientMessage } from '@mobility/openapi';
import { type Check, checkFor } from '../../validation/check.ts';

/** A frame of a client. */
export type ClientFrame = LiveClientMessage | LiveClientExtra;

const schemas: Record<ClientFrame['type'], string> = {
  connection_established: 'ConnectionEstablished',
  connection_ready: 'ConnectionReady',
  location_update: 'LocationUpdateMessage',
  proximity_subscription: 'ProximitySubscription',
  proximity_unsubscribe: 'ProximityUnsubscribe',
  ping: 'Ping',
  auth_refresh: 'AuthRefresh',
};

// By type, because a check of all schemas at once runs every one of them for every frame.
const checks = new Map<unknown, Check>(
  Object.entries(schemas).map(([type, name]) => [
    type,
    checkFor({ $ref: `#/components/schemas/${name}` }, 'frame'),
  ]),
);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isFrame = (value: unknown): value is ClientFrame => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return checks.get(value.type)?.(value).length === 0;
};

/** The frame in this text; null unless it is one of the contract. */
export const readFrame = (text: string): ClientFrame | null => {
  const value = parse(text);
  return isFrame(value) ? value : null;
};
