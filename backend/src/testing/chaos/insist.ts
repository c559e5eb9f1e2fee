import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** The addresses of the instances, also of one that is down at the moment, and how often a command was sent again. */
export type Instances = { urls: string[]; sentAgain: number };

const patience = 60_000;
const pause = 100;

type Command = { token: string; path: string; body: object };

const send = async (url: string, { token, path, body }: Command, key: string): Promise<Response | null> => {
  try {
    return await fetch(url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    });
  } catch {
    return null;
  }
};

/** The body of an answer, or null if it was cut off. */
const bodyOf = (answer: Response): Promise<string | null> => answer.text().catch(() => null);

/**
 * Sends a command to one instance after the other, always with the same key, until one answers, and returns its answer.
 * Throws at a refusal, and when none has answered for a minute.
 */
export const insist = async (instances: Instances, command: Command): Promise<Record<string, unknown>> => {
  const key = randomUUID();
  const until = performance.now() + patience;
  for (let turn = Math.floor(Math.random() * 2); performance.now() < until; turn += 1) {
    const answer = await send(instances.urls[turn % instances.urls.length] ?? '', command, key);
    const text = answer && answer.status < 500 ? await bodyOf(answer) : null;
    if (answer?.ok && text !== null) return JSON.parse(text);
    if (text !== null && !answer?.ok) throw new Error(`${command.path}: ${answer?.status} ${text}`);
    instances.sentAgain += 1;
    await wait(pause);
  }
  throw new Error(`${command.path}: no instance answered for a minute`);
};
