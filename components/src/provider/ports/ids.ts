import type { Ids } from '@mobility/machines/ports';

/** Random ids of 128 bits. Plain http on a LAN has no `crypto.randomUUID`, so the bytes come from `getRandomValues`. */
export const ids: Ids = {
  next: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
};
