import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpError } from './errors.ts';

/** Counts a request and refuses it with 429 when there were too many in this minute. */
export type Limit = (request: FastifyRequest) => Promise<void>;

const addressFactor = 5;

/** General limits: per address, and per user once the user is known. */
export async function createLimits(
  app: FastifyInstance,
  requestsPerMinute: number,
): Promise<{ address: Limit; user: Limit }> {
  await app.register(rateLimit, { global: false, cache: 10_000 });
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string): Limit => {
    const count = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator });
    return async (request) => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) {
        throw httpError(429, { 'retry-after': String(Math.max(1, counted.ttlInSeconds)) });
      }
    };
  };
  return {
    // Several people may share one address.
    address: limit(requestsPerMinute * addressFactor, (request) => `address ${request.ip}`),
    user: limit(requestsPerMinute, (request) => `user ${request.caller?.id ?? request.ip}`),
  };
}
