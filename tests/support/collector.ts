import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { listenWith } from './listen';

const valueSchema = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
});

const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .default([])
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? String(value.intValue)])),
  );

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: attributesSchema,
  links: z.array(z.object({ traceId: z.string() })).default([]),
});

/** A span as the collector gets it, by OTLP's JSON. */
export type CollectedSpan = z.infer<typeof spanSchema>;

const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

/** A collector of OpenTelemetry for tests: keeps the bodies as they come, and answers or holds each request. */
export async function startCollector() {
  const bodies: string[] = [];
  const held: ServerResponse[] = [];
  let holds = false;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      if (holds) held.push(response);
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const { origin, close } = await listenWith(server);
  const requests = () => bodies.map((body) => requestSchema.parse(JSON.parse(body)).resourceSpans);
  return {
    origin,
    close,
    /** The bodies of all requests, one after another. */
    raw: () => bodies.join('\n'),
    spans: (): CollectedSpan[] =>
      requests().flatMap((resources) =>
        resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    resource: () => requests()[0]?.[0]?.resource.attributes,
    /** Answers none from now on. */
    hold: () => {
      holds = true;
    },
    /** How many requests wait for an answer that never comes. */
    held: () => held.length,
    /** Answers those that are held, and all that come. */
    release: () => {
      holds = false;
      for (const response of held.splice(0)) response.writeHead(200).end('{}');
    },
  };
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;

/** The settings by which a portal sends its traces there, soon. */
export const tracedTo = ({ origin }: Pick<Collector, 'origin'>) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: origin,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_BSP_SCHEDULE_DELAY: '50',
});
