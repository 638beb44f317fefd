import { loadDocument } from '@/lib/browser/connection/load-document';

/** The portal link that this click would follow by a full page load in this tab. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null;
  const url = new URL(link.href, location.href);
  const inPage = url.hash !== '' && url.href.split('#')[0] === location.href.split('#')[0];
  return url.origin === location.origin && !inPage ? link : null;
}

/** Follows links outside Next's router only when the server answers. @returns cleanup */
export function guardPlainLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = followed(event);
    if (!link) return;
    event.preventDefault();
    void loadDocument(link.href);
  };
  window.addEventListener('click', onClick);
  return () => window.removeEventListener('click', onClick);
}
