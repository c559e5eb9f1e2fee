import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact-core';
import { type Interaction, isCall, operationOf, provider, readPact } from '../pact-file.ts';
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
  /** Creates each state, and resolves with the values for the placeholders of its interactions. */
  states: Record<string, StateMaker>;
  /** Makes the provider send each message, by type; null skips the messages. */
  messages: Record<string, MessageMaker> | null;
  /** The operations and live messages that are verified; all without it. */
  operations?: string[];
  limits?: Limits;
};

/** The default limits. The reference backend needs 15 s for all interactions. */
export const usualLimits: Limits = { request: 10_000, whole: 600_000 };

/** Whether a verification covers an interaction: of these operations, or of all; a live message only on demand. */
export const isVerified =
  ({ messages, operations }: { messages: boolean; operations?: string[] }) =>
  (interaction: Interaction): boolean =>
    (messages || isCall(interaction)) && (!operations || operations.includes(operationOf(interaction)));

/** Writes a pact with only these interactions. */
const partOfPact = (folder: string, keeps: (interaction: Interaction) => boolean): string => {
  const pact = readPact();
  const file = join(folder, 'part.json');
  writeFileSync(file, JSON.stringify({ ...pact, interactions: pact.interactions.filter(keeps) }));
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
    // Longer than the front's limit, because the front names the request that was not answered.
    timeout: limits.request + 5_000,
    logLevel: 'error',
  }).verify();
};

/** Replays the pact against a provider. Resolves with the failed interactions. */
export const failedInteractions = async (verification: Verification): Promise<unknown[]> => {
  const { messages, operations, limits = usualLimits } = verification;
  const keeps = isVerified({ messages: messages !== null, operations });
  const folder = mkdtempSync(join(tmpdir(), 'mobility-pact-'));
  const front = await openFront({ ...verification, messages: messages ?? {}, limits });
  try {
    await replay(partOfPact(folder, keeps), front.port, limits);
    return [];
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // Returns only the failures instead of the verifier's whole log.
    return text.startsWith('{') ? JSON.parse(text).errors : [text];
  } finally {
    front.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
