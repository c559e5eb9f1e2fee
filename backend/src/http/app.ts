import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Context } from '../context.ts';
import { compressAnswers } from './answers/compress.ts';
import { revalidateReads } from './answers/revalidate.ts';
import type { Operation } from './contract.ts';
import { contentSecurityPolicy } from './csp.ts';
import { serveDocs } from './docs.ts';
import { errorResponse, httpError } from './errors.ts';
import { isShallow, tooDeep } from './json-shape.ts';
import { limitArrival } from './limits/arrival.ts';
import { trustedBy } from './limits/client-address.ts';
import type { SendAppPage } from './pages/app-pages.ts';
import { createLandingFigures } from './pages/landing-figures.ts';
import { decodedPathOf, isForLiveChannel, isOfApi, pathOf } from './path.ts';
import { answerOddities, answerUnreadable } from './raw-errors.ts';
import { inlineScriptsIn, serveStaticFiles, wantsPage } from './static-files.ts';
import { traceIdOf, traceRequests } from './trace-requests.ts';
import { withWholeCharacters } from './whole-characters.ts';

const bodyAtMost = 65_536;
/** How long the headers of a request, and its body, may take to arrive, in milliseconds. */
const arrivalAtMost = 30_000;
const requestIdPattern = /^[\w.-]{1,128}$/;

/** The HTTP application without its operations: bodies, headers, files, and one format for all errors. */
export async function createApp(context: Context, operations: Operation[]): Promise<FastifyInstance> {
  const { config, newId } = context;
  const loggerInstance: FastifyBaseLogger = context.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyAtMost,
    // The proxies whose forwarded address counts for limits and sessions.
    trustProxy: trustedBy(config.trustProxy),
    // The time for a body depends on its operation; see limitArrival.
    requestTimeout: 0,
    // Node would answer these without a body; the hook below has one.
    http: {
      requireHostHeader: false,
      headersTimeout: arrivalAtMost,
      // Another protocol, or this one on another path, gets a plain answer.
      shouldUpgradeCallback: isForLiveChannel,
    },
    // While stopping, requests on open connections are still served; then the connection is closed.
    return503OnClosing: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && requestIdPattern.test(given) ? given : newId();
    },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, newId()),
    frameworkErrors: (error, request, reply) => {
      const { status, body } = errorResponse(error, request.id);
      reply.raw
        .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'x-request-id': request.id })
        .end(JSON.stringify(body));
    },
  });
  traceRequests(app, context.tracing?.tracer ?? null);
  answerOddities(app.server, newId);
  limitArrival(app, arrivalAtMost);
  readJsonOnly(app);
  const policy = contentSecurityPolicy(config.usesGoogleMaps, inlineScriptsIn(config.publicDir));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('content-security-policy', policy);
    if (isOfApi(request)) {
      // Pages whose device has another time go by this one.
      reply.header('cache-control', 'no-store').header('date', new Date(context.now()).toUTCString());
    }
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) throw httpError(400);
  });
  hangUpWhileStopping(app);
  logRequests(app, context);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    // The server also serves plain HTTP, where these two headers would make the app unreachable.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
  if (config.allowedOrigins.length > 0) {
    await app.register(cors, {
      origin: [...config.allowedOrigins],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['x-request-id', 'x-next-cursor', 'x-found', 'x-searched', 'retry-after', 'date'],
    });
  }
  answerErrors(app, context);
  revalidateReads(app);
  compressAnswers(app);
  serveDocs(app, config.docsDir);
  const sendPage = await serveStaticFiles(app, config.publicDir, createLandingFigures(context));
  answerUnknown(app, operations, sendPage);
  return app;
}

// PostgreSQL cannot store text with a NUL character.
const hasNul = /(?<!\\)(?:\\\\)*\\u0000/;

// An empty body is not an error here: the contract says where a body is required.
function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (hasNul.test(body)) done(httpError(400));
    else if (body.length > bodyAtMost && !isShallow(body)) done(tooDeep());
    else parse(request, withWholeCharacters(body), done);
  });
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (_, body, done) => {
    if (body === '') done(null, undefined);
    else done(httpError(415));
  });
}

// A busy keep-alive connection would otherwise stay open and delay the stop.
function hangUpWhileStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}

// The path alone: a query may hold a token.
function logRequests(app: FastifyInstance, { log }: Context): void {
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        requestId: request.id,
        traceId: traceIdOf(request),
        operationId: request.routeOptions.config.operationId,
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        userId: request.caller?.id,
      },
      'answered',
    );
  });
}

function answerErrors(app: FastifyInstance, { log }: Context): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, body, headers } = errorResponse(error, request.id);
    if (status >= 500) {
      const named = { requestId: request.id, traceId: traceIdOf(request), path: pathOf(request) };
      log.error({ err: error, ...named }, 'failed');
    }
    reply.code(status).headers(headers).send(body);
  });
}

function answerUnknown(app: FastifyInstance, operations: Operation[], sendPage: SendAppPage | null): void {
  const known = operations.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  app.setNotFoundHandler((request, reply) => {
    // The application's router shows the right screen.
    if (sendPage && wantsPage(request)) return sendPage('index.html', request, reply);
    const path = decodedPathOf(request);
    const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    // If the method is served, the id was too long for the router, so the answer is 404 rather than
    // 405.
    const isRefused = allowed.length > 0 && !allowed.some((method) => method === request.method);
    const refusal = isRefused ? httpError(405, { allow: allowed.join(', ') }) : httpError(404);
    const { status, body, headers } = errorResponse(refusal, request.id);
    return reply.code(status).headers(headers).send(body);
  });
}
