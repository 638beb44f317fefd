import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Context, Link, Span, SpanStatusCode } from '@opentelemetry/api';
import type { Settings } from '@/lib/runtime/settings/settings';
import type { Begun, Ending, Operation, Telemetry } from '@/lib/runtime/telemetry';
import { describe } from './describe';
import { reportedExporter, type OnExport } from './exporter';

export type Tracing = Pick<Telemetry, 'begin' | 'traceparent'> & {
  /** Sends what waits; resolves when that is sent or given up. */
  stop: () => Promise<void>;
};

/** Batches on their way to the collector at most: one at a time, and at the end all of the queue beside it. */
const batchesAtOnce = 5;

/** What begins a trace; all else is traced as a part of such, or not at all. */
const roots: readonly Operation['kind'][] = ['request', 'job'];

/** Files and probes: they say nothing, and are more than all else. */
const untraced = /^\/(?:_next\/|healthz$|readyz$)/;

const nothing: Begun = { within: (work) => work(), end: () => undefined };

/** The class of what was thrown; its message may hold anything. */
const typeOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

function finish(span: Span, { outcome, status, error }: Ending, failed: SpanStatusCode): void {
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (outcome === 'failed') {
    span.setAttribute('error.type', error === undefined ? String(status ?? 'failed') : typeOf(error));
    span.setStatus({ code: failed });
  }
  span.setAttribute('waybill.outcome', outcome);
  span.end();
}

async function loadExporter(protocol: 'http/protobuf' | 'http/json') {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter({ concurrencyLimit: batchesAtOnce });
}

/**
 * Traces by OpenTelemetry, to the collector that its standard variables name. Its packages are loaded here, and nothing
 * is registered with its global API: Next would write spans of its own there, with whole addresses (decision 069).
 */
export async function startTracing(
  { protocol }: NonNullable<Settings['telemetry']['traces']>,
  onExport: OnExport = () => undefined,
): Promise<Tracing> {
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    { ExportResultCode, W3CTraceContextPropagator },
    sdk,
    resources,
    exporter,
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
    loadExporter(protocol),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new sdk.BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'waybill', 'service.instance.id': randomUUID() }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new sdk.BatchSpanProcessor(reportedExporter(exporter, { success: ExportResultCode.SUCCESS, onExport })),
    ],
  });
  const tracer = provider.getTracer('waybill');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  const setter = {
    set: (carrier: Record<string, string>, name: string, value: string) => void (carrier[name] = value),
  };
  const getter = {
    get: (carrier: Record<string, string>, name: string) => carrier[name],
    keys: (carrier: Record<string, string>) => Object.keys(carrier),
  };

  function linksTo(traceparent: string | undefined): Link[] {
    if (traceparent === undefined) return [];
    const found = trace.getSpanContext(propagator.extract(ROOT_CONTEXT, { traceparent }, getter));
    return found ? [{ context: found }] : [];
  }

  function begin(operation: Operation): Begun {
    const isRoot = roots.includes(operation.kind);
    const parent = isRoot ? ROOT_CONTEXT : current.getStore();
    // Waiting for a connection shows as the gap before a query.
    if (!parent || operation.kind === 'connection') return nothing;
    // A stream's trace would end with the page, hours later.
    const isLeftOut = operation.kind === 'request' && (operation.isStream || untraced.test(operation.route));
    if (isLeftOut) return nothing;
    const { name, kind, attributes } = describe(operation);
    const links = operation.kind === 'job' ? linksTo(operation.cause) : [];
    const span = tracer.startSpan(name, { kind: SpanKind[kind], attributes, links }, parent);
    return {
      within: (work) => current.run(trace.setSpan(parent, span), work),
      end: (ending) => finish(span, ending, SpanStatusCode.ERROR),
    };
  }

  return {
    begin,
    traceparent: () => {
      const context = current.getStore();
      if (!context) return undefined;
      const carrier: Record<string, string> = {};
      propagator.inject(context, carrier, setter);
      return carrier.traceparent;
    },
    stop: () => provider.shutdown().catch(() => undefined),
  };
}
