// Sends traces to the collector that the settings name, over OTLP. The library is read only then: it takes time at the start and
// memory that nobody without a collector should pay for.
// rules: X37.70, X37.72
import { context, trace } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../log.ts';
import { switchTraces } from './traced.ts';

export interface TraceSettings {
  /** Where the collector takes traces, e.g. `http://127.0.0.1:4318/v1/traces`. */
  readonly url: string;
  /** The share of requests and jobs that are traced, from 0 to 1. */
  readonly share: number;
}

/** Milliseconds between two deliveries to the collector, and how long one may take. */
const EVERY_MS = 5_000;
const TIMEOUT_MS = 5_000;
/** Milliseconds in which a collector that is away is named once. */
const SAID_EVERY_MS = 60_000;
/** Longest text of a span: statements are longer than they are worth. */
const TEXT_MAX = 1_000;

/** Returns the function that sends what is left and stops; a collector that is away holds it up for five seconds at most. */
export async function startTraces({ url, share }: TraceSettings, log: Log): Promise<() => Promise<void>> {
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: TIMEOUT_MS });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'constancia' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: TEXT_MAX },
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: watched(exporter, log),
        scheduledDelayMillis: EVERY_MS,
        exportTimeoutMillis: TIMEOUT_MS,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  switchTraces(true);
  return async () => {
    switchTraces(false);
    await provider.shutdown().catch(() => undefined);
    trace.disable();
    context.disable();
  };
}

/** Says when the collector takes nothing. The library's own texts may hold what it replied, so they are not repeated. */
function watched(exporter: SpanExporter, log: Log): SpanExporter {
  let saidAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined && performance.now() - saidAt >= SAID_EVERY_MS) {
          saidAt = performance.now();
          log.warn('the collector of traces takes none');
        }
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
