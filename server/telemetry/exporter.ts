import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import { log } from '@/lib/runtime/log';

type Done = Parameters<SpanExporter['export']>[1];
type Result = Parameters<Done>[0];

/** Told of each batch: how many spans it had, and whether the collector has taken them. */
export type OnExport = (spans: number, isTaken: boolean) => void;

/**
 * An exporter that logs when the collector stops taking spans, once, and when it takes them again.
 * @param success OpenTelemetry's `ExportResultCode.SUCCESS`
 */
export function reportedExporter(
  inner: SpanExporter,
  { success, onExport }: { success: Result['code']; onExport: OnExport },
): SpanExporter {
  let isFailing = false;

  function report(spans: number, { code, error }: Result): void {
    const isTaken = code === success;
    onExport(spans, isTaken);
    if (isTaken === !isFailing) return;
    isFailing = !isTaken;
    if (isTaken) log.info('traces_exported_again');
    else log.warn('traces_not_exported', { reason: error?.message ?? 'unknown' });
  }

  return {
    export: (spans: ReadableSpan[], done: Done) =>
      inner.export(spans, (result) => {
        report(spans.length, result);
        done(result);
      }),
    forceFlush: () => inner.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => inner.shutdown(),
  };
}
