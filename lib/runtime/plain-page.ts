/** Headers of a page without script that is drawn without Next, in a language and style of its own. */
export const plainPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Such a page. */
export const plainPage = (html: string, status = 200): Response =>
  new Response(html, { status, headers: plainPageHeaders });
