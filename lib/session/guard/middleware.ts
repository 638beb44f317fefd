import { NextResponse, type NextRequest } from 'next/server';
import type { Settings } from '@/lib/runtime/settings/settings';
import { signedOutMessage } from '@/lib/contract/product-api/signed-out';
import { hasIntermediateCookie, withSessionCookies } from '../cookies/cookies';
import { decide, outboxPath, outboxVisible, type GuardTarget, type SessionState } from './guard';
import {
  clearAuthorizeRequestLine,
  storeAuthorizeRequestLine,
  pendingAuthorizeRequest,
} from './pending-authorize-request';
import { changedCookieLines, recognizeRequest, type Recognition } from '../renewal/recognize';
import { refuseRequest } from './refuse-request';
import { createNonce, pageHeaders } from './security-headers';
import { retrySeconds, unavailablePage } from './unavailable-page';
import { wordsFor } from './words-for';

/**
 * The request headers for the page: the nonce, the cookies as they are after a renewal or removal, and for an action
 * the public host, because Next compares Origin with it and behind a proxy Host may differ.
 */
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
  if (request.method === 'POST') {
    headers.set('origin', settings.publicOrigin);
    headers.set('x-forwarded-host', new URL(settings.publicOrigin).host);
  }
  const cookie = headers.get('cookie');
  if (recognition.state === 'session' && recognition.renewed) {
    headers.set('cookie', withSessionCookies(cookie, recognition.renewed, settings));
  } else if (recognition.state === 'none' && cookie !== null) {
    headers.set('cookie', withSessionCookies(cookie, null, settings));
  }
  return headers;
}

/** A Server Action called by a page's script: a redirect would give it a page where it expects a result. */
const isAction = ({ method, headers }: Request) => method === 'POST' && headers.has('next-action');

/** Reports to the page's script that the visitor is signed out, without a navigation that would lose what was typed. */
const signedOut = () =>
  new NextResponse(signedOutMessage, { status: 401, headers: { 'content-type': 'text/plain' } });

/** 303 after a POST, so that a form sent without script is not posted again to the new address. */
function redirectStatus(method: string): number {
  return method === 'GET' || method === 'HEAD' ? 307 : 303;
}

/** The target of a guard's redirect, with the cookie that stores an app's authorize request while a guest signs in. */
function destination(
  to: GuardTarget,
  request: NextRequest,
  settings: Settings,
): { path: string; cookie: string | undefined } {
  if (to !== '/') return { path: to, cookie: storeAuthorizeRequestLine(request.nextUrl, settings) };
  const pending = pendingAuthorizeRequest(request.headers.get('cookie'), settings);
  return pending === undefined
    ? { path: to, cookie: undefined }
    : { path: pending, cookie: clearAuthorizeRequestLine(settings) };
}

/** The visitor's state, where a guest with a half-finished sign-in counts as waiting. */
function stateOf(recognition: Recognition, { headers }: Request, settings: Settings): SessionState {
  if (recognition.state !== 'none') return recognition.state;
  const waits = recognition.waiting !== undefined || hasIntermediateCookie(headers.get('cookie'), settings);
  return waits ? 'waiting' : 'none';
}

/**
 * Answers one page request or lets it pass: recognises the visitor, renews the session if due, applies SPEC section 2's
 * guard, and sets the headers of security 23.
 */
export async function guardRequest(request: NextRequest, settings: Settings): Promise<Response> {
  const { pathname, searchParams } = request.nextUrl;
  const nonce = createNonce();
  const headers = pageHeaders(pathname, nonce, settings);
  const refusal = await refuseRequest(request, settings.publicOrigin);
  if (refusal) {
    for (const [name, value] of Object.entries(headers)) refusal.headers.set(name, value);
    return refusal;
  }
  const recognition = await recognizeRequest(request.headers, settings);
  const open = pathname === outboxPath && outboxVisible(request.headers, settings);
  const decision = open
    ? ({ kind: 'pass' } as const)
    : decide({ pathname, searchParams, state: stateOf(recognition, request, settings) });

  if (decision.kind === 'wait') {
    const wait = { 'content-type': 'text/html; charset=utf-8', 'retry-after': String(retrySeconds) };
    return new Response(unavailablePage(wordsFor(request.headers)), {
      status: 503,
      headers: { ...headers, ...wait },
    });
  }
  const leads = decision.kind === 'redirect' ? decision.to : undefined;
  const refused = leads !== undefined && leads !== '/' && isAction(request);
  const going = leads !== undefined && !refused ? destination(leads, request, settings) : undefined;
  const response = refused
    ? signedOut()
    : going !== undefined
      ? NextResponse.redirect(new URL(going.path, settings.publicOrigin), redirectStatus(request.method))
      : NextResponse.next({
          request: { headers: forwardedHeaders(request, recognition, headers, nonce, settings) },
        });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  const cookie = request.headers.get('cookie');
  for (const line of changedCookieLines(recognition, cookie, settings)) {
    response.headers.append('set-cookie', line);
  }
  if (going?.cookie !== undefined) response.headers.append('set-cookie', going.cookie);
  return response;
}
