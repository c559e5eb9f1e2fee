import { readdirSync, readFileSync } from 'node:fs';
import { errorAnswers } from '../errors.ts';
import type { ContractDocument, Operation } from './document.ts';
import { codesOf, rulesOf } from './sentences.ts';

type Example = { value: unknown; summary?: string };
type Media = {
  schema?: { $ref?: string; type?: string; items?: { $ref?: string } };
  examples?: Record<string, Example>;
};
type Answer = {
  $ref?: string;
  description?: string;
  headers?: object;
  content?: { 'application/json'?: Media };
};
type Responses = Record<string, Answer>;

const folder = new URL('../examples/', import.meta.url);
const files = readdirSync(folder).toSorted();
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

/** `Ride.cancelled.json` is the case `cancelled` of `Ride`; `Ride.json` is its `usual` one. */
const examplesOf = (schema: string): Record<string, Example> =>
  Object.fromEntries(
    files
      .filter((file) => file.startsWith(`${schema}.`))
      .map(
        (file) => [file.slice(schema.length + 1, -'.json'.length) || 'usual', { value: read(file) }] as const,
      )
      .map(([name, example]) => [name === 'json' ? 'usual' : name, example]),
  );

const nameOf = ($ref: string | undefined): string => $ref?.split('/').at(-1) ?? '';

const exampleFor = (media: Media): Record<string, Example> => {
  const { $ref, items } = media.schema ?? {};
  if ($ref) return examplesOf(nameOf($ref));
  const listed = Object.values(examplesOf(nameOf(items?.$ref)));
  return listed.length > 0 ? { usual: { value: listed.map(({ value }) => value) } } : {};
};

const illustrateMedia = (media: Media | undefined): void => {
  if (!media) return;
  const examples = exampleFor(media);
  if (Object.keys(examples).length > 0) media.examples = examples;
};

const generalCodes: Record<string, string> = {
  '401': 'unauthorized',
  '403': 'forbidden',
  '404': 'not_found',
  '422': 'validation_failed',
  '429': 'rate_limited',
  '500': 'internal_error',
  '503': 'unavailable',
};
const places = [{ loc: ['body', 'message'], msg: 'message must not be blank', type: 'minLength' }];

/** Examples of the operation's own error codes with this status, or of the general code if it has none. */
const errorExamplesOf = (operation: Operation, status: string): Record<string, Example> => {
  const own = Object.entries(errorAnswers).filter(
    ([code, { statuses }]) =>
      operation['x-errors'].includes(code) &&
      statuses.includes(Number(status)) &&
      // An operation that lists this code sends it with 403.
      !(code === 'account_locked' && status === '401'),
  );
  const general = generalCodes[status];
  const codes = own.length > 0 ? own.map(([code]) => code) : general ? [general] : [];
  return Object.fromEntries(
    codes.map((code) => [
      code,
      { value: { detail: code === 'validation_failed' ? places : detailOf(code), code } },
    ]),
  );
};

const detailOf = (code: string): string | undefined =>
  Object.entries(errorAnswers).find(([name]) => name === code)?.[1].detail;

const illustrateAnswers = (operation: Operation, shared: Responses): void => {
  // A cast, because `Operation` does not type the examples that only this file adds.
  const responses = operation.responses as Responses;
  for (const [status, response] of Object.entries(responses)) {
    if (!response.$ref) illustrateMedia(response.content?.['application/json']);
    else {
      const { content, ...rest } = shared[nameOf(response.$ref)] ?? {};
      const schema = content?.['application/json']?.schema;
      const examples = errorExamplesOf(operation, status);
      if (Object.keys(examples).length > 0)
        responses[status] = { ...rest, content: { 'application/json': { schema, examples } } };
    }
  }
};

const requestId = 'x-request-id';

const nameRequest = (answer: Answer): void => {
  answer.headers = { ...answer.headers, [requestId]: { $ref: '#/components/headers/RequestId' } };
};

/** Adds the rules and errors of the operation to its description, because rendered documentation hides `x-` fields. */
const explain = (operation: Operation): void => {
  const words = [operation.description?.trim(), `${rulesOf(operation)} Errors: ${codesOf(operation)}.`];
  operation.description = words.filter(Boolean).join('\n\n');
  operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/RequestId' }];
  // A cast, because `Operation` does not type the header that only this file adds.
  for (const [status, response] of Object.entries(operation.responses as Responses)) {
    if (status.startsWith('2')) nameRequest(response);
  }
};

/**
 * Adds to every operation of the bundled contract its rules in words, the examples of its bodies (the files of
 * examples/) and an example of each of its errors.
 */
export const illustrate = (document: ContractDocument & { components: { responses?: Responses } }): void => {
  for (const answer of Object.values(document.components.responses ?? {})) nameRequest(answer);
  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods)) {
      // A cast, because only this file reads the media type of a request body.
      const body = operation.requestBody as { content?: { 'application/json'?: Media } } | undefined;
      illustrateMedia(body?.content?.['application/json']);
      illustrateAnswers(operation, document.components.responses ?? {});
      explain(operation);
    }
  }
};
