import { NextResponse, type NextRequest } from 'next/server';
import { trustedHeaders } from '@/lib/env/headers';
import type { Settings } from '@/lib/env/settings';
import { clearCookieLines, readSessionCookies, sessionCookieLines, withSessionCookies } from './cookies';
import { decide } from './guard';
import { outboxPath, outboxVisible } from './outbox-rule';
import { providerFetch, providerVerifier } from './provider';
import { createRefresher, sharedRefresher } from './refresh';
import { createNonce, pageHeaders } from './security-headers';
import { recognize, type Recognition } from './state';
import { retrySeconds, unavailablePage } from './unavailable-page';

/** Headers that say who the visitor is, for limits and records at the provider. */
function visitorHeaders(headers: Headers): Record<string, string> {
  const visitor: Record<string, string> = {};
  for (const name of [trustedHeaders.client, trustedHeaders.requestId, 'user-agent']) {
    const value = headers.get(name);
    if (value) visitor[name] = value;
  }
  return visitor;
}

function recognizeVisitor(request: NextRequest, settings: Settings): Promise<Recognition> {
  const cookies = readSessionCookies(request.headers.get('cookie'), settings);
  const refresher = sharedRefresher(() =>
    createRefresher({
      provider: providerFetch(settings),
      publicToken: settings.identity.publicToken,
      publicOrigin: settings.publicOrigin,
    }),
  );
  const instruments = { verifier: providerVerifier(settings), refresher };
  return recognize(cookies, instruments, visitorHeaders(request.headers));
}

/** The Set-Cookie lines of the answer: only when something changed. */
function cookieLines(recognition: Recognition, settings: Settings): string[] {
  if (recognition.state === 'session' && recognition.renewed) {
    return sessionCookieLines(recognition.renewed, settings);
  }
  return recognition.state === 'none' && recognition.clear ? clearCookieLines(settings) : [];
}

/** What the page sees: the nonce, and the cookies as they are after a renewal or removal. */
function forwardedHeaders(
  request: NextRequest,
  recognition: Recognition,
  answer: Record<string, string>,
  nonce: string,
  settings: Settings,
): Headers {
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', answer['content-security-policy'] ?? '');
  const cookie = headers.get('cookie');
  if (recognition.state === 'session' && recognition.renewed) {
    headers.set('cookie', withSessionCookies(cookie, recognition.renewed, settings));
  } else if (recognition.state === 'none' && cookie !== null) {
    headers.set('cookie', withSessionCookies(cookie, null, settings));
  }
  return headers;
}

/** A Server Action must not be posted again at the new address. */
function redirectStatus(method: string): number {
  return method === 'GET' || method === 'HEAD' ? 307 : 303;
}

/**
 * Answers or lets pass one page request: recognise the visitor, renew the session if due, apply SPEC section 2's
 * guard, set the headers of security 23.
 */
export async function guardRequest(request: NextRequest, settings: Settings): Promise<Response> {
  const { pathname, searchParams } = request.nextUrl;
  const nonce = createNonce();
  const headers = pageHeaders(pathname, nonce, settings);
  const recognition = await recognizeVisitor(request, settings);
  const open = pathname === outboxPath && outboxVisible(request.headers, settings);
  const decision = open
    ? ({ kind: 'pass' } as const)
    : decide({ pathname, searchParams, state: recognition.state });

  if (decision.kind === 'wait') {
    const wait = { 'content-type': 'text/html; charset=utf-8', 'retry-after': String(retrySeconds) };
    return new Response(unavailablePage, { status: 503, headers: { ...headers, ...wait } });
  }
  const response =
    decision.kind === 'redirect'
      ? NextResponse.redirect(new URL(decision.to, settings.publicOrigin), redirectStatus(request.method))
      : NextResponse.next({
          request: { headers: forwardedHeaders(request, recognition, headers, nonce, settings) },
        });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  for (const line of cookieLines(recognition, settings)) response.headers.append('set-cookie', line);
  return response;
}
