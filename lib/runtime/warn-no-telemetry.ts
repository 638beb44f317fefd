import type { Settings } from '@/lib/runtime/settings/settings';
import { log } from './log';
import { telemetry } from './telemetry';

/** Says, at the start of an edge host or of `next dev`, that traces and metrics are asked for and are not there. */
export function warnOfNoTelemetry({ telemetry: asked }: Pick<Settings, 'telemetry'>): void {
  if (telemetry() !== undefined) return;
  const missing = [
    ...(asked.traces ? ['OTEL_EXPORTER_OTLP_ENDPOINT'] : []),
    ...(asked.metrics ? ['METRICS_PORT'] : []),
  ];
  if (missing.length > 0) log.warn('telemetry_not_here', { settings: missing, works: 'on a Node host' });
}
