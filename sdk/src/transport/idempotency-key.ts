import { newId } from './new-id.ts';
import type { CallSettings } from './settings.ts';

/** Adds the idempotency key of a command: the caller's, or a new one. All attempts of a call share it. */
export const addIdempotencyKey = (request: Request, { policy, idempotencyKey }: CallSettings): void => {
  const key = idempotencyKey ?? (policy.keyed && newId());
  if (key) request.headers.set('idempotency-key', key);
};
