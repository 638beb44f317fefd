const pageEnd = 'page-end';
const firstScreenEnd = 'first-screen-end';

/** Pages that are several screens long, and mark where the first one ends. */
const longPages = new Set(['/']);

/**
 * Holds the first paint back until a page is parsed, or the first screen of a long one. Painted half parsed, what is
 * centred or at the end of a line would move when the rest of it comes.
 */
export function FirstPaintLink({ path }: { path: string }) {
  const target = longPages.has(path) ? firstScreenEnd : pageEnd;
  return <link rel="expect" href={`#${target}`} blocking="render" />;
}

/** The end of a page. */
export const PageEnd = () => <span id={pageEnd} hidden />;

/** The end of the first screen of a long page, below what a phone shows at first. */
export const FirstScreenEnd = () => <span id={firstScreenEnd} hidden />;
