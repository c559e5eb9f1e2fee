/** `npm run contracts:verify`: lets any backend check itself against the committed pact. Ends with 1 where it fails. */
import { parseArgs } from 'node:util';
import { readPact } from './pact-file.ts';
import { brokenPromises, type MessageMaker, type StateMaker } from './provider/verification.ts';

const usage = `Usage: npm run contracts:verify -- --provider <url> --provider-states-url <url> [--messages-url <url>]

  --provider             where the backend answers, such as http://localhost:8080
  --provider-states-url  makes a state: POST {"action":"setup","state","params"}; answers {"token","id","other"} as JSON
  --messages-url         makes the backend say something: POST {"description":<message type>}; answers the live message`;

type Target = { provider: string; statesUrl: string; messagesUrl: string | undefined };

const readTarget = (): Target | null => {
  const { values } = parseArgs({
    options: {
      provider: { type: 'string' },
      'provider-states-url': { type: 'string' },
      'messages-url': { type: 'string' },
    },
  });
  const { provider, 'provider-states-url': statesUrl, 'messages-url': messagesUrl } = values;
  return provider && statesUrl ? { provider, statesUrl, messagesUrl } : null;
};

const post = async (url: string, body: object): Promise<object> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status} to ${JSON.stringify(body)}: ${text}`);
  return text === '' ? {} : JSON.parse(text);
};

const { interactions } = readPact();
const calls = interactions.filter(({ type }) => type === 'Synchronous/HTTP');
const said = interactions.filter(({ type }) => type !== 'Synchronous/HTTP');

const statesFrom = (url: string): Record<string, StateMaker> => {
  const names = new Set(calls.flatMap(({ providerStates }) => providerStates?.map(({ name }) => name) ?? []));
  const maker =
    (state: string): StateMaker =>
    async (params) => ({ ...(await post(url, { action: 'setup', state, params })) });
  return Object.fromEntries([...names].map((name) => [name, maker(name)]));
};

const messagesFrom = (url: string): Record<string, MessageMaker> =>
  Object.fromEntries(said.map(({ description }) => [description, () => post(url, { description })]));

const verify = async ({ provider, statesUrl, messagesUrl }: Target): Promise<void> => {
  const broken = await brokenPromises({
    providerBaseUrl: provider.replace(/\/$/, ''),
    states: statesFrom(statesUrl),
    messages: messagesUrl ? messagesFrom(messagesUrl) : null,
  });
  for (const promise of broken) console.error(JSON.stringify(promise, null, 2));
  const asked = calls.length + (messagesUrl ? said.length : 0);
  console.log(`${asked - broken.length} of ${asked} interactions verified against ${provider}`);
  if (!messagesUrl) console.log(`${said.length} live messages were not asked for: give --messages-url.`);
  if (broken.length > 0) process.exitCode = 1;
};

const target = readTarget();
if (target) await verify(target);
else {
  console.error(usage);
  process.exitCode = 2;
}
