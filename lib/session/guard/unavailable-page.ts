import type { StandaloneWords } from '@/lib/text/standalone';

/** Seconds after which the page reloads by itself (security 26: recovers ≤ 5 s after the provider returns). */
export const retrySeconds = 3;

/**
 * The page for visitors while the identity provider can't say who they are. It is self-contained and has no script,
 * since nothing of the app may be rendered for an unknown visitor.
 */
export const unavailablePage = ({ lang, dir, unavailable }: StandaloneWords): string => `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retrySeconds}">
<meta name="robots" content="noindex">
<title>${unavailable.title} · Waybill</title>
<style>
:root { color-scheme: light dark; --ground: #f6f7f9; --card: #fff; --ink: #1f2937; --soft: #5b6472; --line: #e3e6eb; --mark: #298728; }
@media (prefers-color-scheme: dark) { :root { --ground: #0f1115; --card: #181b21; --ink: #eceef2; --soft: #a3abb8; --line: #2a2f38; --mark: #58b957; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(30rem, calc(100vw - 2rem)); padding: 2.5rem; border: 1px solid var(--line); border-top: 4px solid var(--mark); border-radius: 1rem; background: var(--card); }
h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1.5rem; color: var(--soft); }
a { display: inline-block; padding: .6rem 1.1rem; border-radius: .5rem; background: var(--mark); color: var(--card); font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>${unavailable.heading}</h1>
<p role="status">${unavailable.line}</p>
<a href="">${unavailable.again}</a>
</main>
</body>
</html>
`;
