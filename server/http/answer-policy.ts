/** That of an answer that loads nothing. */
export const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A worker's policy is that of its script: this one loads parts of itself, and the pages that it is asked for. */
const ofServiceWorker = `${strictPolicy}; script-src 'self'; connect-src 'self'`;

const ofDrawing = `${strictPolicy}; style-src 'unsafe-inline'; sandbox`;

/** The content security policy of an answer that is no page (security 23). @param path its address's path */
export function answerPolicy(contentType: string, path = ''): string {
  if (path === '/sw.js') return ofServiceWorker;
  return contentType.startsWith('image/svg+xml') ? ofDrawing : strictPolicy;
}
