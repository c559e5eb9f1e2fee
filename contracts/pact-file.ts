import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const consumer = 'mobility-app';
export const provider = 'mobility-backend';

export const pactFolder = fileURLToPath(new URL('pacts/', import.meta.url));
export const pactFile = fileURLToPath(new URL(`pacts/${consumer}-${provider}.json`, import.meta.url));
/** The pact as it was before this run. */
export const formerFile = fileURLToPath(new URL('node_modules/.cache/former-pact.json', import.meta.url));

export type Interaction = {
  type: string;
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  comments?: { references?: { OpenAPI?: { operationId?: string }; AsyncAPI?: { operationId?: string } } };
  response?: {
    status: number;
    body?: { content?: { detail?: unknown; code?: string } };
    matchingRules?: { body?: Record<string, unknown> };
  };
};

/** Reads a pact; by default the one that the consumer tests just wrote. */
export const readPact = (file = pactFile): { interactions: Interaction[] } =>
  JSON.parse(readFileSync(file, 'utf8'));

/** Whether the interaction is a call of an operation. The others are live messages. */
export const isCall = ({ type }: Interaction): boolean => type === 'Synchronous/HTTP';

/** The operation or the live message of an interaction. */
export const operationOf = ({ comments }: Interaction): string => {
  const { OpenAPI, AsyncAPI } = comments?.references ?? {};
  return OpenAPI?.operationId ?? AsyncAPI?.operationId ?? '';
};
