import { SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { hrTime, hrTimeToMilliseconds } from '@opentelemetry/core';
import type { LogEvent } from 'kysely';

/** 'select rides': what a statement does, and with which table first. */
const nameOf = (statement: string): string => {
  const verb = /^\s*(\w+)/.exec(statement)?.[1] ?? 'statement';
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(statement)?.[1];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
};

/**
 * Records the statements of a request, once each has ended, with their text but without their values. What jobs do
 * every second is not recorded. The store's databases take it as their log.
 */
export const traceStatements =
  (tracer: Tracer, system: 'sqlite' | 'postgresql') =>
  ({ level, query, queryDurationMillis }: LogEvent): void => {
    if (!trace.getActiveSpan()) return;
    const end = hrTimeToMilliseconds(hrTime());
    const span = tracer.startSpan(nameOf(query.sql), {
      kind: SpanKind.CLIENT,
      startTime: end - queryDurationMillis,
      attributes: { 'db.system.name': system, 'db.query.text': query.sql },
    });
    if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  };

export type StatementLog = ReturnType<typeof traceStatements>;
