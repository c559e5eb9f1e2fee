import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The part of a trace that this request is; null without tracing. */
    span: Span | null;
  }
}

const propagator = new W3CTraceContextPropagator();
const firstServerError = 500;

/**
 * Records each request as a span with the name of its operation, below the span that its `traceparent` header names.
 * Neither the address nor the headers or bodies are recorded, because each may hold a token.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer | null): void {
  app.decorateRequest('span', null);
  if (!tracer) return;
  app.addHook('onRequest', (request, _, done) => {
    const { method, routeOptions, id } = request;
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    const name = routeOptions.config.operationId ?? [method, routeOptions.url].filter(Boolean).join(' ');
    const attributes = {
      'http.request.method': method,
      'http.route': routeOptions.url,
      'mobility.request_id': id,
    };
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    request.span = span;
    // Everything that the request starts from here on is below its span.
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook('onResponse', async ({ span, caller }, { statusCode }) => {
    if (caller) span?.setAttribute('enduser.id', caller.id);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= firstServerError) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  app.addHook('onRequestAbort', async ({ span }) => {
    span?.setStatus({ code: SpanStatusCode.ERROR, message: 'The client has hung up' });
    span?.end();
  });
}

/** The id of the request's trace, for log lines. */
export const traceIdOf = ({ span }: FastifyRequest): string | undefined => span?.spanContext().traceId;
