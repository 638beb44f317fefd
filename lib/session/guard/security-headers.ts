import type { Settings } from '@/lib/runtime/settings/settings';

/** Strict-Transport-Security: one year, and the hosts below as well. */
export const transportSecurity = 'max-age=31536000; includeSubDomains';

type HeaderSettings = Pick<Settings, 'mode' | 'secure' | 'product'>;

/** A fresh value for `script-src`, 128 random bits. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** The content security policy of an HTML answer (security 23); React's development build needs eval. */
export function contentSecurityPolicy(nonce: string, { mode, secure, product }: HeaderSettings): string {
  const unsafeEval = mode === 'development' ? " 'unsafe-eval'" : '';
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${unsafeEval}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...product.photoOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** For addresses that carry a one-time token: their path never goes into a Referer, not even on this origin. */
function referrerPolicy(pathname: string): string {
  if (pathname === '/auth/authenticate') return 'no-referrer';
  // Not `no-referrer`: a form posted without script would then have `Origin: null` and be refused.
  if (pathname.startsWith('/auth/onboard')) return 'strict-origin';
  return 'strict-origin-when-cross-origin';
}

const permissions = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

/** The headers of every page answer (security 19 and 23), redirects and errors included. */
export function pageHeaders(
  pathname: string,
  nonce: string,
  settings: HeaderSettings,
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(nonce, settings),
    'x-content-type-options': 'nosniff',
    'referrer-policy': referrerPolicy(pathname),
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'private, no-store',
    ...(settings.secure && { 'strict-transport-security': transportSecurity }),
  };
}
