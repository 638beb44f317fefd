import type { ReadFigures } from '@/lib/runtime/figures';
import type { Settings } from '@/lib/runtime/settings/settings';
import { fillTelemetry, type Begun, type Operation, type Telemetry } from '@/lib/runtime/telemetry';
import { createMetrics, type Metrics } from './metrics';
import { listenForScrapes } from './metrics-listener';
import { startTracing, type Tracing } from './tracing';

export interface RunningTelemetry {
  /** What the metrics tell of the database, from now on. */
  watch: (read: ReadFigures | undefined) => void;
  stop: () => Promise<void>;
}

const untraced: Begun = { within: (work) => work(), end: () => undefined };

function join(tracing: Tracing | undefined, metrics: Metrics | undefined): Telemetry {
  return {
    begin: (operation: Operation): Begun => {
      const start = performance.now();
      const span = tracing?.begin(operation) ?? untraced;
      return {
        within: span.within,
        end: (ending) => {
          span.end(ending);
          metrics?.observe(operation, ending, (performance.now() - start) / 1000);
        },
      };
    },
    traceparent: () => tracing?.traceparent(),
    countSignIn: (method, outcome) => metrics?.countSignIn(method, outcome),
  };
}

/**
 * Starts what the settings ask for: traces, metrics, both or neither. Where neither is asked for, none of the packages
 * is loaded.
 * @throws MetricsPortError
 */
export async function startTelemetry({ telemetry }: Pick<Settings, 'telemetry'>): Promise<RunningTelemetry> {
  const metrics = telemetry.metrics && (await createMetrics());
  const tracing = telemetry.traces && (await startTracing(telemetry.traces, metrics?.countSpans));
  let read: ReadFigures | undefined;
  const close =
    telemetry.metrics &&
    metrics &&
    (await listenForScrapes(telemetry.metrics, {
      contentType: metrics.contentType,
      text: () => metrics.text(read),
    }));
  if (metrics || tracing) fillTelemetry(join(tracing, metrics));
  return {
    watch: (given) => void (read = given),
    stop: async () => {
      fillTelemetry(undefined);
      await Promise.all([tracing?.stop(), close?.()]);
    },
  };
}
