import type { MobilityClient } from '@mobility/sdk';
import { useMobility } from '../provider/mobility.ts';

const opened = new WeakMap<MobilityClient, string>();

/**
 * The timestamp that the console's own reads send, so that no earlier cache answers. It is the time at which the console was
 * opened and stays the same, so that a repeated read is answered with 304 if nothing has changed.
 */
export const useTimestamp = (): string => {
  const { client, clock } = useMobility();
  const timestamp = opened.get(client) ?? String(clock.now());
  opened.set(client, timestamp);
  return timestamp;
};
