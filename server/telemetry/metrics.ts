import { figures, type Figure, type FigureName, type ReadFigures } from '@/lib/runtime/figures';
import type { Ending, Operation, Outcome, Telemetry } from '@/lib/runtime/telemetry';
import { createBound } from './bound';
import { statementKind } from './statement';

export type Metrics = Pick<Telemetry, 'countSignIn'> & {
  observe: (operation: Operation, ending: Ending, seconds: number) => void;
  countSpans: (spans: number, isTaken: boolean) => void;
  /** All metrics in Prometheus' text form. @param read what the database holds, once that is known */
  text: (read: ReadFigures | undefined) => Promise<string>;
  contentType: string;
};

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const fastBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** Names of calls that are told apart in each API: a remote provider's are read from paths. */
const mostCalls = 150;

const statusClass = (status = 0) => `${Math.floor(status / 100)}xx`;

/**
 * Metrics by prom-client, which is loaded here, in a registry of their own. All labels have few values, whatever is asked
 * for: routes by their patterns, unknown ones as one (decision 069).
 */
export async function createMetrics(): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const histogram = <L extends string>(name: string, help: string, labelNames: L[], own = buckets) =>
    new Histogram({ name: `waybill_${name}_seconds`, help, labelNames, buckets: own, registers });
  const requests = histogram('request_duration', 'Requests by route, without streams', [
    'method',
    'route',
    'status',
  ]);
  const guards = histogram('guard_duration', "The guard's judgements", ['outcome'], fastBuckets);
  const calls = histogram('call_duration', 'Calls of the product API and the identity provider', [
    'api',
    'call',
    'outcome',
  ]);
  const queries = histogram('query_duration', 'Statements', ['kind', 'outcome'], fastBuckets);
  const waits = histogram('connection_wait', 'Waiting for a connection to the database', [], fastBuckets);
  const jobs = histogram('job_duration', 'Tries of jobs', ['queue', 'outcome']);
  const webhooks = histogram('webhook_duration', 'Tries to deliver webhooks', ['outcome']);
  const messages = histogram('message_duration', 'Messages to customers, codes to sign in as well', [
    'channel',
    'outcome',
  ]);
  const signIns = new Counter({
    name: 'waybill_sign_ins_total',
    help: 'Sign-ins at the embedded identity server',
    labelNames: ['method', 'outcome'],
    registers,
  });
  const spans = new Counter({
    name: 'waybill_spans_total',
    help: 'Spans by whether the collector has taken them',
    labelNames: ['outcome'],
    registers,
  });
  const areRead = new Gauge({
    name: 'waybill_figures_read',
    help: '1 while the database says what it holds; without it, all waybill_ gauges are missing',
    registers,
  });
  const gauges = Object.entries(figures).map(([name, { help, labels }]) => {
    const gauge = new Gauge({ name, help, labelNames: [...labels], registers });
    return { name: name as FigureName, gauge, isSingle: labels.length === 0 };
  });
  const callNames = { product: createBound(mostCalls), identity: createBound(mostCalls) };

  function observe(operation: Operation, { outcome, status }: Ending, seconds: number): void {
    switch (operation.kind) {
      case 'request': {
        const { method, route, isStream } = operation;
        if (!isStream) requests.observe({ method, route, status: statusClass(status) }, seconds);
        break;
      }
      case 'guard':
        guards.observe({ outcome }, seconds);
        break;
      case 'page':
        break;
      case 'call': {
        const { api, name } = operation;
        calls.observe({ api, call: callNames[api](name), outcome }, seconds);
        break;
      }
      case 'query':
        queries.observe({ kind: statementKind(operation.text), outcome }, seconds);
        break;
      case 'connection':
        waits.observe(seconds);
        break;
      case 'job':
        jobs.observe({ queue: operation.queue, outcome }, seconds);
        break;
      case 'webhook':
        webhooks.observe({ outcome }, seconds);
        break;
      case 'message':
        messages.observe({ channel: operation.channel, outcome }, seconds);
        break;
    }
  }

  function show(found: readonly Figure[]): void {
    for (const { name, gauge, isSingle } of gauges) {
      gauge.reset();
      // Else it would say 0 where nothing is known.
      if (isSingle) gauge.remove();
      for (const { labels = {}, value } of found.filter((figure) => figure.name === name))
        gauge.set(labels, value);
    }
  }

  return {
    observe,
    countSignIn: (method: string, outcome: Outcome) => signIns.inc({ method, outcome }),
    countSpans: (count, isTaken) => spans.inc({ outcome: isTaken ? 'ok' : 'failed' }, count),
    text: async (read) => {
      const found = await read?.().catch(() => undefined);
      areRead.set(found ? 1 : 0);
      show(found ?? []);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
