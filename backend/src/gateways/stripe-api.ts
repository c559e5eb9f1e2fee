import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** The version of Stripe's API that the adapter was written for. */
export const stripeVersion = '2024-06-20';

export type StripeOptions = {
  secretKey: string;
  /** `https://api.stripe.com`; a loopback address in tests. */
  apiBase: string;
  /** Milliseconds that a call may take, its repetitions included. */
  patience: number;
  log: Logger;
  pause?: (ms: number) => Promise<unknown>;
};

/** What Stripe said, refusals included. */
export type StripeAnswer = { status: number; body: Record<string, unknown> };
type Call = { method: 'GET' | 'POST'; path: string; form?: Record<string, string>; key?: string };

const triesAtMost = 3;
const firstPause = 300;
const pauseAtMost = 2_000;

// 409: the same key is still being worked on.
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
 * Calls Stripe by plain HTTP. What passes (no answer, 409, 429, 5xx, an unreadable answer) is asked again under the
 * same key; null when it never was answered, and then nobody knows what Stripe did.
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
        'Stripe kept silent',
      );
      return null;
    }
  };

  const attempt = async (call: Call, within: number) => {
    const response = await send(call, Math.max(1, within));
    const body = response && !isPassing(response.status) ? await readBody(response) : null;
    if (response && body) return { answer: { status: response.status, body }, response };
    if (response) log.warn({ path: call.path, status: response.status }, 'Stripe gave no answer');
    return { answer: null, response };
  };

  return async (call: Call): Promise<StripeAnswer | null> => {
    const until = Date.now() + patience;
    for (let tries = 1; tries <= triesAtMost; tries += 1) {
      const left = until - Date.now();
      if (left <= 0) return null;
      // Half of what is left, so that a silent try leaves time for another.
      const { answer, response } = await attempt(call, tries < triesAtMost ? Math.floor(left / 2) : left);
      if (answer) return answer;
      if (tries < triesAtMost) await pause(pauseAfter(response, tries));
    }
    return null;
  };
};
