import { withoutIsolates } from '@/lib/text/isolates';
import { directionOf } from '@/lib/text/language';
import { currentLanguage, text } from '@/lib/text/text';

/** Styles for light and dark mail programs; everything is inline or in the head, nothing external. */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; background: #f8fafc; color: #0f172a; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
.card { max-width: 28rem; margin: 2rem auto; padding: 2rem; background: #ffffff; border: 1px solid #e2e8f0; border-radius: 8px; }
.name { margin: 0 0 1.5rem; color: #298728; font-weight: 700; }
.code { margin: 0 0 1.5rem; font: 700 2rem/1.25 ui-monospace, Consolas, monospace; letter-spacing: 0.25em; }
p { margin: 0 0 1rem; }
.button { display: inline-block; padding: 0.75rem 1.25rem; background: #298728; color: #ffffff; border-radius: 6px; font-weight: 600; text-decoration: none; }
@media (prefers-color-scheme: dark) {
  body { background: #09090b; color: #f4f4f5; }
  .card { background: #18181b; border-color: #3f3f46; }
  .name { color: #7ab57a; }
}`;

function page(title: string, content: string): string {
  const language = currentLanguage();
  const inLanguage = `lang="${language}" dir="${directionOf(language)}"`;
  return [
    `<!doctype html><html ${inLanguage}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${title}</title><style>${styles}</style></head>`,
    // Some mail programs show the body's content in a page of their own.
    `<body><div class="card" ${inLanguage}><p class="name">Waybill</p>${content}</div></body></html>`,
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Isolates are newer than many mail programs, which show a box for each. */
const escaped = (raw: string) => withoutIsolates(raw).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const paragraph = (raw: string) => `<p>${escaped(raw)}</p>`;

/** The parts of a message, in reading order. */
export interface MailContent {
  /** The first sentence. */
  lead: string;
  code?: string;
  link?: { href: string; label: string };
  paragraphs: string[];
}

/** The HTML part of a message; the text part has the same content. */
export function mailHtml(title: string, { lead, code, link, paragraphs }: MailContent): string {
  return page(
    escaped(title),
    [
      paragraph(lead),
      code === undefined ? '' : `<p class="code">${escaped(code)}</p>`,
      link ? `<p><a class="button" href="${escaped(link.href)}">${escaped(link.label)}</a></p>` : '',
      ...paragraphs.map(paragraph),
    ].join(''),
  );
}

/** The text part of a message; a code is copied from it as it is. */
export function mailText({ lead, code, link, paragraphs }: MailContent): string {
  const parts = [lead, code, link && text('mail.linkLine', link), ...paragraphs];
  return withoutIsolates(parts.filter((part) => part !== undefined).join('\n\n'));
}
