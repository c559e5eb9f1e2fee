import type { Role } from '@mobility/openapi';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { type Caller, type Handlers, Refusal } from '../operation.ts';
import type { Operation } from './contract.ts';
import type { Limit } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

type Answer = { status: number; body: unknown; headers?: Record<string, string> };
// The one seam: the table is typed per operation, the routes are made in a loop.
type AnyHandler = (context: Context, request: object) => Promise<Answer> | Answer;

/** Serves every operation: who may call, then what was sent, then the operation, then (where asked) the answer. */
export function serveOperations(
  app: FastifyInstance,
  context: Context,
  operations: Operation[],
  handlers: Handlers,
  limitUser: Limit,
): void {
  app.decorateRequest('caller', null);
  for (const operation of operations) {
    const handler = handlers[operation.id] as unknown as AnyHandler;
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(operation.bodyAtMost === null ? {} : { bodyLimit: operation.bodyAtMost }),
      // Before the body is read: nobody learns from a 422 what they may not even call.
      preParsing: async (request) => {
        if (operation.roles.length === 0) return;
        request.caller = await admit(context, operation, request);
        await limitUser(request);
      },
      handler: async (request, reply) => {
        const answer = await run(context, operation, handler, request);
        return reply
          .code(answer.status)
          .headers(answer.headers ?? {})
          .send(answer.body);
      },
    });
  }
}

async function admit(context: Context, operation: Operation, request: FastifyRequest): Promise<Caller> {
  const renews = operation.id === 'refreshSession';
  const caller = await authenticate(context, bearer(request), renews);
  if (!operation.roles.includes(caller.role)) throw wrongRole(operation.roles);
  return caller;
}

const bearer = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w.-]{1,4096})$/i.exec(headers.authorization ?? '')?.[1] ?? null;

function wrongRole(roles: Role[]): Refusal {
  if (roles.length === 1 && roles[0] === 'admin') {
    return new Refusal(403, 'admin_required', 'Admin access required');
  }
  const allowed = roles.map((role) => `${role}s`).join(' and ');
  return new Refusal(403, 'forbidden', `Only ${allowed} can do this`);
}

async function run(
  context: Context,
  operation: Operation,
  handler: AnyHandler,
  request: FastifyRequest,
): Promise<Answer> {
  const { params, body, headers, caller } = request;
  const idempotencyKey = operation.isKeyed ? headers['idempotency-key'] : undefined;
  const query = operation.accept({ params, query: request.query, body: body ?? undefined, idempotencyKey });
  const { checkAnswers } = context.config;
  try {
    const answer = await handler(context, {
      params,
      query,
      body,
      idempotencyKey: idempotencyKey ?? null,
      address: request.ip,
      userAgent: headers['user-agent'] ?? null,
      requestId: request.id,
      get caller() {
        if (!caller) throw new Error(`${operation.id} is public: it has no caller`);
        return caller;
      },
    });
    if (checkAnswers) assertContract(operation, operation.checkAnswer(answer.status, answer.body));
    return answer;
  } catch (error) {
    if (checkAnswers && error instanceof Refusal) assertContract(operation, operation.checkRefusal(error));
    throw error;
  }
}

function assertContract({ id }: Operation, problems: { loc: string[]; msg: string }[]): void {
  if (problems.length === 0) return;
  const places = problems.map(({ loc, msg }) => `${loc.join('.')} ${msg}`).join('; ');
  throw new Error(`The answer of ${id} breaks the contract: ${places}`);
}
