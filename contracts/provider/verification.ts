import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { pactFile, provider, readPact } from '../pact-file.ts';

export type StateMaker = (parameters: Record<string, unknown>) => Promise<object>;
export type MessageMaker = () => Promise<unknown>;

type Verification = {
  providerBaseUrl: string;
  /** Makes each state, and answers what the blanks of its interactions are filled with. */
  states: Record<string, StateMaker>;
  /** Makes the provider say each message, by its type; null leaves the messages out. */
  messages: Record<string, MessageMaker> | null;
};

/** Pact's proxy would send an absent body in chunks; clients say Content-Length: 0. */
const sendEmptyBodies = (request: IncomingMessage, _: unknown, next: () => void): void => {
  if (request.headers['content-type'] === undefined) request.headers['content-length'] = '0';
  next();
};

const parametersOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The pact without its messages, for providers that are asked over HTTP alone. */
const callsOnly = (folder: string): string => {
  const pact = readPact();
  const file = join(folder, 'calls.json');
  const interactions = pact.interactions.filter(({ type }) => type === 'Synchronous/HTTP');
  writeFileSync(file, JSON.stringify({ ...pact, interactions }));
  return file;
};

/** Replays the pact against a provider; answers the interactions that failed. */
export const brokenPromises = async ({
  providerBaseUrl,
  states,
  messages,
}: Verification): Promise<unknown[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'mobility-pact-'));
  const handlers = Object.entries(states).map(([name, make]) => [
    name,
    (parameters: unknown) => make(parametersOf(parameters)),
  ]);
  try {
    await new Verifier({
      provider,
      providerBaseUrl,
      pactUrls: [messages ? pactFile : callsOnly(folder)],
      stateHandlers: Object.fromEntries(handlers),
      messageProviders: messages ?? {},
      requestFilter: sendEmptyBodies,
      logLevel: 'error',
    }).verifyProvider();
    return [];
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // Only what failed, instead of the verifier's whole protocol.
    return text.startsWith('{') ? JSON.parse(text).errors : [text];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
