import { createHmac } from 'node:crypto';

/** The keys of a server. The first one signs and encrypts; signatures and secrets of the others are accepted too. */
export type KeyRing = readonly [Uint8Array, ...Uint8Array[]];

/** Names a key in a token's header without revealing it. */
export const keyIdOf = (key: Uint8Array): string =>
  createHmac('sha256', key).update('mobility token key id').digest('hex').slice(0, 16);
