/** Styles for light and dark mail programs; everything is inline or in the head, and nothing is fetched. */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; background: #f8fafc; color: #0f172a; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
.card { max-width: 28rem; margin: 2rem auto; padding: 2rem; background: #ffffff; border: 1px solid #e2e8f0; border-radius: 8px; }
.name { margin: 0 0 1.5rem; color: #298728; font-weight: 700; }
.code { margin: 0 0 1.5rem; font: 700 2rem/1.25 ui-monospace, Consolas, monospace; letter-spacing: 0.25em; }
p { margin: 0 0 1rem; }
@media (prefers-color-scheme: dark) {
  body { background: #09090b; color: #f4f4f5; }
  .card { background: #18181b; border-color: #3f3f46; }
  .name { color: #7ab57a; }
}`;

function page(title: string, content: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${title}</title><style>${styles}</style></head>`,
    `<body><div class="card"><p class="name">Waybill</p>${content}</div></body></html>`,
  ].join('\n');
}

const paragraphsOf = (texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

/** The HTML part of a code message. All parts are our own words and digits, so nothing needs escaping. */
export function codeHtml({ code, first, paragraphs }: { code: string; first: string; paragraphs: string[] }) {
  return page(first, `<p>${first}</p><p class="code">${code}</p>${paragraphsOf(paragraphs)}`);
}

/** The HTML part of a notice. */
export function noticeHtml(paragraphs: string[]): string {
  return page('About a sign-in attempt at Waybill', paragraphsOf(paragraphs));
}
