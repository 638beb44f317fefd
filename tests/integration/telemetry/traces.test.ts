import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../support/app';
import { startCollector, tracedTo, type CollectedSpan, type Collector } from '../../support/collector';
import { callGateway, signInAt } from '../../support/embedded-portal';
import { startSeededApp } from '../../support/seeded-app';
import { addWebhook, announcePackage } from './actions';
import { startReceiver, type Receiver } from '../webhooks/receiver';

const email = 'ada@waybill.example';
/** What a trace may not tell, wherever it stands in a request. */
const markers = {
  query: 'marker-in-query',
  cookie: 'marker-in-cookie',
  path: 'marker-in-path',
  agent: 'marker-in-agent',
  body: 'marker-in-body',
  traceparent: '0af7651916cd43dd8448eb211c80319c',
};

let collector: Collector;
let receiver: Receiver;
let app: App;
let cookie: string;

beforeAll(async () => {
  collector = await startCollector();
  receiver = await startReceiver();
  app = await startSeededApp({
    env: { ...tracedTo(collector), OTEL_SERVICE_NAME: 'test-portal', WEBHOOK_PRIVATE_ADDRESSES: 'true' },
  });
  cookie = await signInAt(app, email);
});
afterAll(async () => {
  await app.stop();
  await receiver.close();
  await collector.close();
});

/** The span of a request, and all that is part of it, once a span of the name has come. */
async function traceWith(root: string, part: string): Promise<CollectedSpan[]> {
  let found: CollectedSpan[] = [];
  await expect
    .poll(() => {
      const spans = collector.spans();
      const traces = spans.filter(({ name }) => name === root).map(({ traceId }) => traceId);
      found = spans.filter(({ traceId }) => traces.includes(traceId));
      return found.map(({ name }) => name);
    })
    .toEqual(expect.arrayContaining([root, part]));
  return found;
}

/** The names from the root of a trace down to a span. */
function pathTo(span: CollectedSpan, spans: readonly CollectedSpan[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? pathTo(parent, spans) : []), span.name];
}

describe('issue 19: a trace of', () => {
  it('a page goes from the request over guard, page and call to the statement', async () => {
    await fetch(`${app.origin}/packages`, { headers: { cookie } });
    const spans = await traceWith('GET /packages', 'call getMyPackages');
    const paths = spans.map((span) => pathTo(span, spans).join(' > '));
    expect(paths).toContain('GET /packages > guard');
    expect(paths).toContain('GET /packages > page /packages > call getMyPackages');
    const statements = spans.filter((span) => span.attributes['db.query.text'] !== undefined);
    expect(statements.map((span) => pathTo(span, spans).slice(0, 3).join(' > '))).toContain(
      'GET /packages > page /packages > call getMyPackages',
    );
    const [root] = spans.filter(({ name }) => name === 'GET /packages');
    expect(root?.attributes).toMatchObject({
      'http.route': '/packages',
      'http.response.status_code': '200',
    });
    expect(root?.parentSpanId ?? '').toBe('');
    expect(collector.resource()).toMatchObject({ 'service.name': 'test-portal' });
  });

  it('a request bears the id that its log line has', async () => {
    const answer = await fetch(`${app.origin}/auth/login`);
    const spans = await traceWith('GET /auth/login', 'page /auth/login');
    expect(spans.map(({ attributes }) => attributes['waybill.request_id'])).toContain(
      answer.headers.get('x-request-id'),
    );
  });

  it('a sign-in has the calls of the identity provider', async () => {
    const spans = await traceWith('POST /sdk/v1/{path}', 'call /sdk/v1/otps/authenticate');
    const [call] = spans.filter(({ name }) => name === 'call /sdk/v1/otps/authenticate');
    expect(call && pathTo(call, spans)[0]).toBe('POST /sdk/v1/{path}');
  });

  it('a webhook is a job with the try and its statements; the try names the host alone', async () => {
    await addWebhook(app, `${receiver.origin}/marker-in-hook-path?key=marker-in-hook-query`);
    await announcePackage(app, cookie);
    const spans = await traceWith('job webhooks', 'webhook');
    const [post] = spans.filter(({ name }) => name === 'webhook');
    expect(post && pathTo(post, spans)).toEqual(['job webhooks', 'webhook']);
    expect(post?.attributes['server.address']).toBe(new URL(receiver.origin).host);
    expect(collector.raw()).not.toContain('marker-in-hook');
  });

  it('files and probes do not exist', async () => {
    await fetch(`${app.origin}/healthz`);
    await fetch(`${app.origin}/auth/onboard?${markers.query}`);
    await traceWith('GET /auth/onboard', 'page /auth/onboard');
    const names = collector.spans().map(({ name }) => name);
    expect(names.filter((name) => /healthz|_next/.test(name))).toEqual([]);
  });
});

describe('nothing that is exported holds', () => {
  it('a query string, cookie, address, user agent, code or token, whatever is asked for', async () => {
    await fetch(`${app.origin}/packages?search=${markers.query}`, { headers: { cookie } });
    await fetch(`${app.origin}/packages/${markers.path}`, {
      headers: { cookie, 'user-agent': markers.agent },
    });
    await fetch(`${app.origin}/${markers.path}/x`, {
      headers: { cookie: `stytch_session=${markers.cookie}` },
    });
    await callGateway(app, '/otps/email/login_or_create', { email: `${markers.body}@example.com` });
    await fetch(`${app.origin}/invoices`, {
      headers: { cookie, traceparent: `00-${markers.traceparent}-b7ad6b7169203331-01` },
    });
    await traceWith('GET /packages/{id}', 'call getMyPackage');
    await traceWith('GET /invoices', 'page /invoices');
    const raw = collector.raw();
    for (const marker of Object.values(markers)) expect(raw).not.toContain(marker);
    const values = cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
    for (const value of values) expect(raw).not.toContain(value);
    expect(raw).not.toMatch(/@|127\.0\.0\.1(?!:\d+"\})|::1|eyJ/);
  });
});
