import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** The version of Stripe's API that this adapter is written for. */
export const stripeVersion = '2026-10-28.endive';

export type StripeOptions = {
  secretKey: string;
  /** `https://api.stripe.com`; a loopback address in tests. */
  apiBase: string;
  /** The time limit of a call in milliseconds, including its retries. */
  patience: number;
  log: Logger;
  pause?: (ms: number) => Promise<unknown>;
};

/** Stripe's response, including refusals. */
export type StripeAnswer = { status: number; body: Record<string, unknown> };
type Call = { method: 'GET' | 'POST'; path: string; form?: Record<string, string>; key?: string };

const triesAtMost = 3;
const firstPause = 300;
const pauseAtMost = 2_000;

// 409: a request with the same key is in progress.
const isPassing = (status: number): boolean => status === 409 || status === 429 || status >= 500;

const readBody = async (response: Response): Promise<Record<string, unknown> | null> => {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null;
};

const pauseAfter = (response: Response | null, tries: number): number => {
  const asked = Number(response?.headers.get('retry-after') ?? Number.NaN) * 1000;
  return Math.min(Number.isFinite(asked) ? asked : firstPause * tries, pauseAtMost);
};

/**
 * Calls Stripe over HTTP. Retries temporary errors (no response, 409, 429, 5xx, an unreadable response) under the same
 * key. Returns null if all attempts fail; then it is unknown what Stripe did.
 */
export const createStripeApi = ({ secretKey, apiBase, patience, log, pause = wait }: StripeOptions) => {
  const headersOf = ({ form, key }: Call): Record<string, string> => ({
    authorization: `Bearer ${secretKey}`,
    'stripe-version': stripeVersion,
    ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  });

  const send = async (call: Call, within: number): Promise<Response | null> => {
    try {
      return await fetch(apiBase + call.path, {
        method: call.method,
        headers: headersOf(call),
        body: call.form ? new URLSearchParams(call.form).toString() : null,
        redirect: 'error',
        signal: AbortSignal.timeout(within),
      });
    } catch (error) {
      log.warn(
        { path: call.path, reason: error instanceof Error ? error.name : 'unknown' },
        'Stripe did not respond',
      );
      return null;
    }
  };

  const attempt = async (call: Call, within: number) => {
    const response = await send(call, Math.max(1, within));
    const body = response && !isPassing(response.status) ? await readBody(response) : null;
    if (response && body) return { answer: { status: response.status, body }, response };
    if (response) log.warn({ path: call.path, status: response.status }, 'Stripe returned no usable answer');
    return { answer: null, response };
  };

  return async (call: Call): Promise<StripeAnswer | null> => {
    const until = performance.now() + patience;
    for (let tries = 1; tries <= triesAtMost; tries += 1) {
      const left = Math.floor(until - performance.now());
      if (left <= 0) return null;
      // Use half of the remaining time, so that an attempt without a response leaves time for another one.
      const { answer, response } = await attempt(call, tries < triesAtMost ? Math.floor(left / 2) : left);
      if (answer) return answer;
      if (tries < triesAtMost) await pause(pauseAfter(response, tries));
    }
    return null;
  };
};
