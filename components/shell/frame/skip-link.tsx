import { text } from '@/lib/text/text';

/** First in the tab order: skips the menu and the bars. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only rounded-md bg-card p-3 text-sm font-medium text-body shadow-overlay focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-toast"
    >
      {text('shellPage.skip')}
    </a>
  );
}
