import type { Settings } from '@/lib/runtime/settings/settings';
import { signedOutMessage } from '@/lib/contract/product-api/signed-out';
import { hasIntermediateCookie, withSessionCookies } from '../cookies/cookies';
import { decide, outboxPath, outboxVisible, type GuardTarget, type SessionState } from './guard';
import {
  clearAuthorizeRequestLine,
  storeAuthorizeRequestLine,
  pendingAuthorizeRequest,
} from './pending-authorize-request';
import type { PageRequest } from './page-request';
import { changedCookieLines, recognizeRequest, type Recognition } from '../renewal/recognize';
import { refuseRequest, type Refusal } from './refuse-request';
import { createNonce, pageHeaders } from './security-headers';
import { retrySeconds, unavailablePage } from './unavailable-page';
import { wordsFor } from './words-for';

/** What becomes of a request. Headers and cookies are the answer's, whoever gives it. */
export type Judgement = { headers: Record<string, string>; cookies: string[] } & (
  | { kind: 'pass'; forwarded: Record<string, string> }
  | { kind: 'redirect'; status: number; path: string }
  | { kind: 'answer'; status: number; body: string }
);

/**
 * The request headers for the page: its path, the nonce, the cookies as they are after a renewal or removal, and for an
 * action the public host, because Next compares Origin with it and behind a proxy Host may differ.
 */
function forwardedHeaders(
  { method, pathname, headers }: PageRequest,
  recognition: Recognition,
  { policy, nonce }: { policy: string; nonce: string },
  settings: Settings,
): Record<string, string> {
  const forwarded: Record<string, string> = {
    'x-path': pathname,
    'x-nonce': nonce,
    'content-security-policy': policy,
  };
  if (method === 'POST') {
    forwarded.origin = settings.publicOrigin;
    forwarded['x-forwarded-host'] = new URL(settings.publicOrigin).host;
  }
  const cookie = headers.get('cookie');
  if (recognition.state === 'session' && recognition.renewed) {
    forwarded.cookie = withSessionCookies(cookie, recognition.renewed, settings);
  } else if (recognition.state === 'none' && cookie !== null) {
    forwarded.cookie = withSessionCookies(cookie, null, settings);
  }
  return forwarded;
}

/** A Server Action called by a page's script: a redirect would give it a page where it expects a result. */
const isAction = ({ method, headers }: PageRequest) => method === 'POST' && headers.has('next-action');

/** Reports to the page's script that the visitor is signed out, without a navigation that would lose what was typed. */
const signedOut: Refusal = { status: 401, body: signedOutMessage, headers: { 'content-type': 'text/plain' } };

/** The page that asks to wait, for the time in which the identity provider can't say who the visitor is. */
const unavailable = (headers: Headers): Refusal => ({
  status: 503,
  body: unavailablePage(wordsFor(headers)),
  headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': String(retrySeconds) },
});

/** 303 after a POST, so that a form sent without script is not posted again to the new address. */
function redirectStatus(method: string): number {
  return method === 'GET' || method === 'HEAD' ? 307 : 303;
}

/** The target of a guard's redirect, with the cookie that stores an app's authorize request while a guest signs in. */
function destination(
  to: GuardTarget,
  request: PageRequest,
  settings: Settings,
): { path: string; cookie: string | undefined } {
  if (to !== '/') return { path: to, cookie: storeAuthorizeRequestLine(request, settings) };
  const pending = pendingAuthorizeRequest(request.headers.get('cookie'), settings);
  return pending === undefined
    ? { path: to, cookie: undefined }
    : { path: pending, cookie: clearAuthorizeRequestLine(settings) };
}

/** The visitor's state, where a guest with a half-finished sign-in counts as waiting. */
function stateOf(recognition: Recognition, headers: Headers, settings: Settings): SessionState {
  if (recognition.state !== 'none') return recognition.state;
  const waits = recognition.waiting !== undefined || hasIntermediateCookie(headers.get('cookie'), settings);
  return waits ? 'waiting' : 'none';
}

/**
 * Judges one request for a page: recognises the visitor, renews the session if due, applies SPEC section 2's guard, and
 * sets the headers of security 23.
 */
export async function judgeRequest(request: PageRequest, settings: Settings): Promise<Judgement> {
  const { method, pathname, searchParams } = request;
  const nonce = createNonce();
  const headers = pageHeaders(pathname, nonce, settings);
  const refuse = ({ status, body, headers: own }: Refusal, cookies: string[] = []): Judgement => ({
    kind: 'answer',
    status,
    body,
    headers: { ...own, ...headers },
    cookies,
  });
  const refusal = await refuseRequest(request, settings.publicOrigin);
  if (refusal) return refuse(refusal);
  const recognition = await recognizeRequest(request.headers, settings);
  const open = pathname === outboxPath && outboxVisible(request.headers, settings);
  const decision = open
    ? ({ kind: 'pass' } as const)
    : decide({ pathname, searchParams, state: stateOf(recognition, request.headers, settings) });

  if (decision.kind === 'wait') return refuse(unavailable(request.headers));
  const cookies = changedCookieLines(recognition, request.headers.get('cookie'), settings);
  if (decision.kind === 'pass') {
    const policy = headers['content-security-policy'] ?? '';
    const forwarded = forwardedHeaders(request, recognition, { policy, nonce }, settings);
    return { kind: 'pass', forwarded, headers, cookies };
  }
  if (decision.to !== '/' && isAction(request)) return refuse(signedOut, cookies);
  const { path, cookie } = destination(decision.to, request, settings);
  if (cookie !== undefined) cookies.push(cookie);
  return { kind: 'redirect', status: redirectStatus(method), path, headers, cookies };
}
