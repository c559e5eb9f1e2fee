import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact-core';
import { pactFile, provider, readPact } from '../pact-file.ts';
import {
  type Limits,
  type MessageMaker,
  messagePath,
  openFront,
  type StateMaker,
  statePath,
} from './front.ts';

type Verification = {
  providerBaseUrl: string;
  /** Makes each state, and answers what the blanks of its interactions are filled with. */
  states: Record<string, StateMaker>;
  /** Makes the provider say each message, by its type; null leaves the messages out. */
  messages: Record<string, MessageMaker> | null;
  limits?: Limits;
};

/** Unless told otherwise; the reference backend needs 15 s for all. */
export const usualLimits: Limits = { request: 10_000, whole: 600_000 };

/** The pact without its messages, for providers that are asked over HTTP alone. */
const callsOnly = (folder: string): string => {
  const pact = readPact();
  const file = join(folder, 'calls.json');
  const interactions = pact.interactions.filter(({ type }) => type === 'Synchronous/HTTP');
  writeFileSync(file, JSON.stringify({ ...pact, interactions }));
  return file;
};

const replay = (file: string, port: number, limits: Limits): Promise<string> => {
  const url = `http://127.0.0.1:${port}`;
  return new Verifier({
    provider,
    providerBaseUrl: url,
    providerStatesSetupUrl: `${url}${statePath}`,
    transports: [{ protocol: 'message', port, path: messagePath }],
    pactUrls: [file],
    // Later than the front's own, which says what was not answered.
    timeout: limits.request + 5_000,
    logLevel: 'error',
  }).verify();
};

/** Replays the pact against a provider; answers the interactions that failed. */
export const brokenPromises = async (verification: Verification): Promise<unknown[]> => {
  const { messages, limits = usualLimits } = verification;
  const folder = mkdtempSync(join(tmpdir(), 'mobility-pact-'));
  const front = await openFront({ ...verification, messages: messages ?? {}, limits });
  try {
    await replay(messages ? pactFile : callsOnly(folder), front.port, limits);
    return [];
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // Only what failed, instead of the verifier's whole protocol.
    return text.startsWith('{') ? JSON.parse(text).errors : [text];
  } finally {
    front.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
