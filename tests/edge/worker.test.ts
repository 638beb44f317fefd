import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { choicesSheet } from '@/lib/appearance/choices-sheet';
import { transportSecurity } from '@/lib/session/guard/security-headers';
import { leaks } from '@/server/cli/edge.mjs';
import { answerPolicy } from '@/server/http/answer-policy';
import { describeCustomerJourney } from '@/tests/support/customer-journey';
import { startEdgePortal, type EdgePortal } from '@/tests/support/edge-portal';
import { describeGuardTable } from '@/tests/support/guard-table';
import { cookiesOf, demoEmail, visit } from '@/tests/support/remote-portal';

let portal: EdgePortal;
let ada: string;

beforeAll(async () => {
  portal = await startEdgePortal();
  // An address gets one code a minute, and the table signs in as Ada, too.
  ada = cookiesOf(await portal.upstreams.signIn(demoEmail, 2));
});
afterEach(() => {
  portal.upstreams.identity.fault = null;
  portal.upstreams.product.fault = null;
});
afterAll(() => portal.stop());

describe('a worker for an edge host', () => {
  it('contains nothing of the embedded backend', () => {
    expect(leaks()).toEqual([]);
  });

  it('has no product API of its own', async () => {
    expect((await fetch(`${portal.app.origin}/api/getAccount`)).status).toBe(404);
  });

  it('reports by /readyz whether both upstreams are up', async () => {
    const ready = async (): Promise<unknown> => (await fetch(`${portal.app.origin}/readyz`)).json();
    expect(await ready()).toEqual({ status: 'ok', parts: { identity: 'ok', product: 'ok' } });
    portal.upstreams.product.fault = '500';
    expect(await ready()).toMatchObject({ status: 'degraded', parts: { product: 'unreachable' } });
  });

  it('security 23: sends the headers of a page, with a nonce that its scripts have', async () => {
    const answer = await visit(portal.app.origin, '/packages', ada);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    expect(nonce).not.toBe('');
    expect(await answer.text()).toContain(`nonce="${nonce}"`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('security 5: renews an expired session in the same request, for twenty concurrent loads', async () => {
    const spent = cookiesOf(await portal.upstreams.signIn('lin@waybill.example', 6));
    const loads = Array.from({ length: 20 }, () => visit(portal.app.origin, '/account', spent));
    const answers = await Promise.all(loads);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const answer of answers) expect(await answer.text()).toContain('MIA-20917');
  });

  it('security 26: does not clear an expired session while the provider is down', async () => {
    const spent = cookiesOf(await portal.upstreams.signIn('waits@waybill.example', 6));
    portal.upstreams.identity.fault = 'reset';
    const answer = await visit(portal.app.origin, '/packages', spent);
    expect(answer.status).toBe(503);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('security 27: says on the page that the product API is down, and shows the packages when it is back', async () => {
    portal.upstreams.product.fault = 'reset';
    const away = await visit(portal.app.origin, '/packages', ada);
    expect(away.status).toBe(200);
    expect(await away.text()).toContain('We couldn’t reach the service');
    portal.upstreams.product.fault = null;
    expect(await (await visit(portal.app.origin, '/packages', ada)).text()).toMatch(/href="\/packages\/pkg_/);
  });
});

describe('files of an edge host', () => {
  /** The address of a file in a folder. */
  async function fileIn(folder: string): Promise<string> {
    const files = await readdir(path.join(portal.builtIn, '.open-next', 'assets', folder));
    return `/${folder}/${files.find((name) => name.includes('.'))}`;
  }

  it('security 23: have the headers that they have on a Node host', async () => {
    const paths = [choicesSheet, '/icon.svg', '/sw.js', '/robots.txt', await fileIn('_next/static/chunks')];
    for (const file of paths) {
      const { status, headers } = await fetch(portal.app.origin + file);
      expect(status, file).toBe(200);
      expect(headers.get('x-content-type-options'), file).toBe('nosniff');
      expect(headers.get('strict-transport-security'), file).toBe(transportSecurity);
      const policy = answerPolicy(headers.get('content-type') ?? '', file);
      expect(headers.get('content-security-policy'), file).toBe(policy);
    }
  });

  it('are kept for a year where their names change with their content, else asked for again', async () => {
    const cacheOf = async (file: string) =>
      (await fetch(portal.app.origin + file)).headers.get('cache-control');
    const named = [choicesSheet, await fileIn('static/fonts'), await fileIn('_next/static/chunks')];
    for (const file of named) {
      expect(await cacheOf(file), file).toBe('public, max-age=31536000, immutable');
    }
    expect(await cacheOf('/sw.js')).toBe('public, max-age=0, must-revalidate');
  });
});

describeGuardTable(async () => ({ ...portal.upstreams, app: portal.app }));

describeCustomerJourney('lin@waybill.example', async () => ({ ...portal, stop: async () => undefined }));
