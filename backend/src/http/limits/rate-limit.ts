import type { FastifyRequest } from 'fastify';
import { sourceOf } from '../../domain/origin.ts';
import { httpError } from '../errors.ts';
import type { RequestCounts } from './request-counts.ts';

/** Counts a request and refuses it with 429 when there were too many in this minute. */
export type Limit = (request: FastifyRequest) => Promise<void>;

const addressFactor = 5;

/** General limits: per address, and per user once the user is known. */
export const createLimits = (counts: RequestCounts, requestsPerMinute: number) => {
  const count = (key: string, most: number): void => {
    const wait = counts.add(key, most);
    if (wait > 0) throw httpError(429, { 'retry-after': String(Math.ceil(wait / 1_000)) });
  };
  // Several people may share one address.
  const countAddress = (address: string): void =>
    count(`address ${sourceOf(address)}`, requestsPerMinute * addressFactor);
  const address: Limit = async ({ ip }) => countAddress(ip);
  const user: Limit = async ({ caller, ip }) =>
    count(`user ${caller?.id ?? sourceOf(ip)}`, requestsPerMinute);
  return { address, user, countAddress };
};
