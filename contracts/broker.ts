/** `npm run contracts:publish` and `npm run contracts:can-i-deploy`: for teams that use a Pact Broker. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { consumer, pactFile, provider } from './pact-file.ts';

const usage = `Usage, with PACT_BROKER_BASE_URL and PACT_BROKER_TOKEN in the environment:
  npm run contracts:publish -- --version <version of the app> [--branch <branch>]
  npm run contracts:can-i-deploy -- --version <version> --to <environment> [--pacticipant ${consumer}|${provider}]`;

type Options = { version: string; branch?: string; to?: string; pacticipant?: string };

const segment = encodeURIComponent;

const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
  const { PACT_BROKER_BASE_URL: base, PACT_BROKER_TOKEN: token } = process.env;
  if (!base) throw new Error(usage);
  const response = await fetch(base.replace(/\/$/, '') + path, {
    ...init,
    headers: {
      accept: 'application/hal+json',
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The broker answered ${response.status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
};

/** Publishes the committed pact under the app's version, and records the branch of the version. */
const publish = async ({ version, branch }: Options): Promise<void> => {
  if (branch) {
    const path = `/pacticipants/${segment(consumer)}/branches/${segment(branch)}/versions/${segment(version)}`;
    await ask(path, { method: 'PUT', body: '{}' });
  }
  const path = `/pacts/provider/${segment(provider)}/consumer/${segment(consumer)}/version/${segment(version)}`;
  await ask(path, { method: 'PUT', body: readFileSync(pactFile, 'utf8') });
  console.log(`Published the pact of ${consumer} ${version}`);
};

const verdictOf = (answer: unknown): { deployable: boolean; reason: string } => {
  const summary: unknown =
    answer && typeof answer === 'object' && 'summary' in answer ? answer.summary : null;
  if (!summary || typeof summary !== 'object' || !('deployable' in summary)) {
    throw new Error('The broker gave no verdict');
  }
  return {
    deployable: summary.deployable === true,
    reason: 'reason' in summary ? String(summary.reason) : '',
  };
};

/** Asks the broker whether a version is compatible with what is deployed in the environment. Exits with 1 if it is not. */
const canIDeploy = async ({ version, to, pacticipant = consumer }: Options): Promise<void> => {
  if (!to) throw new Error(usage);
  const query = new URLSearchParams({ pacticipant, version, environment: to });
  const { deployable, reason } = verdictOf(await ask(`/can-i-deploy?${query}`));
  console.log(`${pacticipant} ${version} to ${to}: ${deployable ? 'yes' : 'no'}. ${reason}`);
  if (!deployable) process.exitCode = 1;
};

const readOptions = (): { command: string | undefined; options: Options } => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      version: { type: 'string' },
      branch: { type: 'string' },
      to: { type: 'string' },
      pacticipant: { type: 'string' },
    },
  });
  const { version, ...rest } = values;
  if (!version) throw new Error(usage);
  return { command: positionals[0], options: { version, ...rest } };
};

try {
  const { command, options } = readOptions();
  if (command === 'publish') await publish(options);
  else if (command === 'can-i-deploy') await canIDeploy(options);
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
