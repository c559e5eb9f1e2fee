import { context, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

export type Tracing = {
  tracer: Tracer;
  /** Sends what has not been sent; resolves after at most some seconds, also while the collector is away. */
  close(): Promise<void>;
};

/** How long one attempt to send may take, in milliseconds: a stop waits for it. */
const patience = 3_000;

/** Says once that the collector is away, and once that it is back. Spans that could not be sent are lost. */
const sayingOutages = (exporter: SpanExporter, log: Logger): SpanExporter => {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code === ExportResultCode.FAILED;
        if (failed && !isAway) log.warn({ err: result.error }, 'could not send traces');
        if (!failed && isAway) log.warn('traces are sent again');
        isAway = failed;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
};

type Settings = Pick<Config, 'tracesShare' | 'instance' | 'version'> & { tracesUrl: string; log: Logger };

/**
 * Sends traces to an OpenTelemetry collector by OTLP over HTTP, in batches every five seconds. OTEL_SERVICE_NAME,
 * OTEL_RESOURCE_ATTRIBUTES and OTEL_EXPORTER_OTLP_HEADERS count as OpenTelemetry defines them.
 */
export const openTracing = ({ tracesUrl, tracesShare, instance, version, log }: Settings): Tracing => {
  // The spans that a request starts find their parent through it. Several servers of one process share it.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({ url: `${tracesUrl}/v1/traces`, timeoutMillis: patience });
  const own = resourceFromAttributes({
    'service.name': 'mobility',
    'service.version': version,
    ...(instance === null ? {} : { 'service.instance.id': instance }),
  });
  const provider = new TracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    // A caller that records its trace gets our part of it; of all other traces, this share is recorded.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(tracesShare) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: sayingOutages(exporter, log), exportTimeoutMillis: patience }),
    ],
  });
  return {
    tracer: provider.getTracer('mobility'),
    // What fails here is in the log already.
    close: () => provider.shutdown().catch(() => {}),
  };
};
