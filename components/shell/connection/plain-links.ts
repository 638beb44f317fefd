import { otherLanguageChosen } from '@/lib/browser/connection/chosen-language';
import { loadDocument } from '@/lib/browser/connection/load-document';

/** The portal link that this click would follow in this tab. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null;
  const url = new URL(link.href, location.href);
  const inPage = url.hash !== '' && url.href.split('#')[0] === location.href.split('#')[0];
  return url.origin === location.origin && !inPage ? link : null;
}

/**
 * Follows links outside Next's router only when the server answers. After a change of the language in another tab all
 * links are: the router would put a page of the new language into a document of the old one. @returns cleanup
 */
export function guardPlainLinks(): () => void {
  const follow = (event: MouseEvent) => {
    const link = followed(event);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    void loadDocument(link.href);
  };
  const followAnew = (event: MouseEvent) => {
    if (otherLanguageChosen()) follow(event);
  };
  const listening = new AbortController();
  window.addEventListener('click', followAnew, { capture: true, signal: listening.signal });
  window.addEventListener('click', follow, listening);
  return () => listening.abort();
}
