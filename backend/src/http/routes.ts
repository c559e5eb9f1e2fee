import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Role } from '@mobility/openapi';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import { languageFrom } from '../domain/language.ts';
import { sourceOf } from '../domain/origin.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Handlers } from '../operation.ts';
import type { Operation, Parts } from './contract.ts';
import { httpError, withStatus } from './errors.ts';
import type { Limit } from './limits/rate-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** The operation of the contract that the route serves. */
    operationId?: string;
    /** Whether its answers get an ETag. */
    isRepeated?: boolean;
    /** Whether its body is read while it arrives. */
    isStreamed?: boolean;
  }
}

type Answer = { status: number; body: unknown; headers?: Record<string, string> };
// The handlers are typed per operation; a loop over all of them needs one type.
type AnyHandler = (context: Context, request: object) => Promise<Answer> | Answer;

/** Serves every operation: checks the role, then the request, runs the handler, and checks the answer if configured. */
export function serveOperations(
  app: FastifyInstance,
  context: Context,
  operations: Operation[],
  handlers: Handlers,
  limitUser: Limit,
): void {
  app.decorateRequest('caller', null);
  const serve = (scope: FastifyInstance, operation: Operation): void => {
    const handler = handlers[operation.id] as unknown as AnyHandler;
    scope.route({
      method: operation.method,
      config: {
        operationId: operation.id,
        isRepeated: operation.isRepeated,
        isStreamed: operation.isStreamed,
      },
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // Before the body is parsed, so that a caller without permission never gets a 422.
      preParsing: async (request) => {
        if (operation.roles.length === 0) return;
        request.caller = await admit(context, operation, request);
        await limitUser(request);
      },
      handler: async (request, reply) => {
        const { status, headers = {}, body } = await run(context, operation, handler, request);
        if (body instanceof Readable) reply.type('application/json; charset=utf-8');
        return reply.code(status).headers(headers).send(body);
      },
    });
  };
  for (const operation of operations) if (!operation.isStreamed) serve(app, operation);
  app.register(async (scope) => {
    leaveBodies(scope);
    for (const operation of operations) if (operation.isStreamed) serve(scope, operation);
  });
}

/** Gives the routes of a scope the bodies as they arrive. */
function leaveBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', (_, body, done) => done(null, body));
  scope.addContentTypeParser('*', (_, __, done) => done(httpError(415)));
}

const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));

async function admit(context: Context, operation: Operation, request: FastifyRequest): Promise<Caller> {
  const renews = operation.id === 'refreshSession';
  const caller = await authenticate(context, bearer(request), renews).catch((error: unknown) => {
    // Only a refresh reports a lock with 403: to every client, a 401 is the end of the session.
    throw error instanceof Refusal && !renews ? withStatus(error, [401]) : error;
  });
  if (!operation.roles.includes(caller.role)) throw wrongRole(operation.roles);
  return caller;
}

const bearer = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w.-]{1,4096})$/i.exec(headers.authorization ?? '')?.[1] ?? null;

function wrongRole(roles: Role[]): Refusal {
  if (roles.length === 1 && roles[0] === 'admin') {
    return new Refusal('admin_required', 'Admin access required');
  }
  const allowed = roles.map((role) => `${role}s`).join(' and ');
  return new Refusal('forbidden', `Only ${allowed} can do this`);
}

async function run(
  context: Context,
  operation: Operation,
  handler: AnyHandler,
  request: FastifyRequest,
): Promise<Answer> {
  const { params, headers, caller } = request;
  const body = operation.isStreamed ? arriving(request) : request.body;
  const idempotencyKey = operation.isKeyed ? headers['idempotency-key'] : undefined;
  const query = readQuery(operation, {
    params,
    query: request.query,
    body: body ?? undefined,
    idempotencyKey,
  });
  const { checkAnswers } = context.config;
  try {
    const answer = await handler(context, {
      params,
      query,
      body,
      idempotencyKey: idempotencyKey ?? null,
      address: sourceOf(request.ip),
      isForwarded: isForwarded(headers),
      userAgent: headers['user-agent'] ?? null,
      language: languageFrom(headers['accept-language']),
      requestId: request.id,
      get caller() {
        if (!caller) throw new Error(`${operation.id} is public: it has no caller`);
        return caller;
      },
    });
    const isText = answer.body instanceof Readable;
    if (checkAnswers && !isText) assertContract(operation, operation.checkAnswer(answer.status, answer.body));
    return answer;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refused = withStatus(error, operation.statuses);
    if (checkAnswers) assertContract(operation, operation.checkError(refused));
    throw refused;
  } finally {
    // A client may read the answer only after it has sent all of the body.
    if (operation.isStreamed) request.raw.resume();
  }
}

/** The body as it arrives. A reader that stops early leaves the connection open for the answer. */
const arriving = ({ body }: FastifyRequest): AsyncIterable<Uint8Array> =>
  (body instanceof Readable ? body : Readable.from([])).iterator({ destroyOnReturn: false });

/** The query with its numbers read. Refuses a request that does not match the contract. */
function readQuery(operation: Operation, parts: Parts): Record<string, unknown> {
  try {
    return operation.accept(parts);
  } catch (error) {
    throw error instanceof Refusal ? withStatus(error, operation.statuses) : error;
  }
}

function assertContract({ id }: Operation, issues: { loc: string[]; msg: string }[]): void {
  if (issues.length === 0) return;
  const places = issues.map(({ loc, msg }) => `${loc.join('.')} ${msg}`).join('; ');
  throw new Error(`The answer of ${id} breaks the contract: ${places}`);
}
