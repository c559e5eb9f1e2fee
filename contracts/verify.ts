/** `npm run contracts:verify`: verifies any backend against the committed pact. Exits with 1 if verification fails. */
import { parseArgs } from 'node:util';
import { isCall, operationOf, readPact } from './pact-file.ts';
import { ask } from './provider/asking.ts';
import type { Limits, MessageMaker, StateMaker } from './provider/front.ts';
import { failedInteractions, isVerified, usualLimits } from './provider/verification.ts';

const usage = `Usage: npm run contracts:verify -- --provider <url> --provider-states-url <url> [--messages-url <url>]

  --provider             where the backend answers, such as http://localhost:8080
  --provider-states-url  makes a state: POST {"action":"setup","state","params"}; answers {"token","id","other"} as JSON
  --messages-url         makes the backend say something: POST {"description":<message type>}; answers the live message
  --operation            verifies only this operation or live message, such as bookRide; may be repeated
  --timeout              seconds that one answer may take; ${usualLimits.request / 1000} unless given
  --limit                seconds that all together may take; ${usualLimits.whole / 1000} unless given`;

type Target = {
  provider: string;
  statesUrl: string;
  messagesUrl: string | undefined;
  operations: string[] | undefined;
  limits: Limits;
};

const { interactions } = readPact();

const urlIn = (value: string | undefined, name: string): string => {
  if (!value || !/^https?:\/\//.test(value) || !URL.canParse(value)) throw new Error(`--${name} wants a URL`);
  return value.replace(/\/$/, '');
};

const millisecondsIn = (value: string | undefined, name: string, usual: number): number => {
  const milliseconds = value === undefined ? usual : Number(value) * 1000;
  if (!(milliseconds > 0 && milliseconds < 2 ** 31)) throw new Error(`--${name} wants a number of seconds`);
  return milliseconds;
};

const readTarget = (): Target => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      provider: text,
      'provider-states-url': text,
      'messages-url': text,
      operation: { ...text, multiple: true },
      timeout: text,
      limit: text,
    },
  });
  const messages = values['messages-url'];
  const unknown = values.operation?.find((name) => !interactions.some((one) => operationOf(one) === name));
  if (unknown) throw new Error(`The pact has no operation ${unknown}`);
  return {
    provider: urlIn(values.provider, 'provider'),
    statesUrl: urlIn(values['provider-states-url'], 'provider-states-url'),
    messagesUrl: messages === undefined ? undefined : urlIn(messages, 'messages-url'),
    operations: values.operation,
    limits: {
      request: millisecondsIn(values.timeout, 'timeout', usualLimits.request),
      whole: millisecondsIn(values.limit, 'limit', usualLimits.whole),
    },
  };
};

/** The parsed arguments. Prints the usage and returns null if they are invalid. */
const targetOrUsage = (): Target | null => {
  try {
    return readTarget();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exitCode = 2;
    return null;
  }
};

const json = { 'content-type': 'application/json' };
const posted = (body: object) => ({ method: 'POST', headers: json, body: JSON.stringify(body) });

const post = async (url: string, body: object, limit: number): Promise<object> => {
  const answer = await ask(url, { ...posted(body), limit });
  const text = answer.body.toString();
  if (answer.status >= 300) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return text === '' ? {} : JSON.parse(text);
};

const calls = interactions.filter(isCall);
const said = interactions.filter((interaction) => !isCall(interaction));

const stateRequest = (state: string, params: object) => ({ action: 'setup', state, params });

const statesFrom = (url: string, limit: number): Record<string, StateMaker> => {
  const names = new Set(calls.flatMap(({ providerStates }) => providerStates?.map(({ name }) => name) ?? []));
  const maker =
    (state: string): StateMaker =>
    (params) =>
      post(url, stateRequest(state, params), limit);
  return Object.fromEntries([...names].map((name) => [name, maker(name)]));
};

const messagesFrom = (url: string, limit: number): Record<string, MessageMaker> =>
  Object.fromEntries(said.map(({ description }) => [description, () => post(url, { description }, limit)]));

/** Why verification cannot start; null if both addresses answer, with any status. */
const absence = async ({
  provider,
  statesUrl,
  limits: { request: limit },
}: Target): Promise<string | null> => {
  const reasonOf = (what: string, url: string) => (error: Error) => `No ${what} at ${url}: ${error.message}`;
  const checks = [
    ask(`${provider}/api/health`, { limit }).then(() => null, reasonOf('backend answers', provider)),
    ask(statesUrl, { ...posted(stateRequest('no account', {})), limit }).then(
      () => null,
      reasonOf('states are made', statesUrl),
    ),
  ];
  return (await Promise.all(checks)).find((reason) => reason !== null) ?? null;
};

const verify = async (target: Target): Promise<void> => {
  const { provider, statesUrl, messagesUrl, operations, limits } = target;
  const broken = await failedInteractions({
    providerBaseUrl: provider,
    states: statesFrom(statesUrl, limits.request),
    messages: messagesUrl ? messagesFrom(messagesUrl, limits.request) : null,
    operations,
    limits,
  });
  for (const interaction of broken) console.error(JSON.stringify(interaction, null, 2));
  const { length } = interactions.filter(isVerified({ messages: Boolean(messagesUrl), operations }));
  console.log(`${length - broken.length} of ${length} interactions verified against ${provider}`);
  if (!messagesUrl) console.log(`${said.length} live messages were not asked for: give --messages-url.`);
  if (broken.length > 0) process.exitCode = 1;
};

const target = targetOrUsage();
const reason = target && (await absence(target));
if (reason) {
  console.error(`${reason}. Nothing was verified.`);
  process.exitCode = 1;
} else if (target) await verify(target);
