import 'server-only';
import type { ErrorView } from '@/lib/contract/errors';
import { directionOf } from '@/lib/text/language';
import { currentLanguage, text } from '@/lib/text/text';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (words: string) => words.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/**
 * The page for a visitor without script when a file could not be made: what failed, why, and a link back. It has no
 * script.
 */
export function failurePage({ code, message, fields = {} }: ErrorView): string {
  const reasons = [message, ...Object.values(fields)]
    .map((reason) => `<p>${escapeHtml(reason)}</p>`)
    .join('\n');
  const title = escapeHtml(text('filesPage.failure.title'));
  const language = currentLanguage();
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Waybill</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; font: 1rem/1.6 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(30rem, calc(100vw - 2rem)); padding: 2.5rem; border: 1px solid GrayText; border-radius: 1rem; }
h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25; }
a { margin-inline-end: 1rem; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${reasons}
<p>${escapeHtml(text('filesPage.failure.safe', { code: String(code) }))}</p>
<a href="">${escapeHtml(text('filesPage.failure.again'))}</a>
<a href="/">${escapeHtml(text('filesPage.failure.home'))}</a>
</main>
</body>
</html>
`;
}
