'use client';

import { useLayoutEffect } from 'react';
import { rootLost } from '@/lib/appearance/root-lost';
import './globals.css';

/** The last resort, when the root layout itself failed: no router, plain text, but still the customer's theme. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useLayoutEffect(() => {
    dispatchEvent(new Event(rootLost));
    // The server failed before it could send the boot script. Loaded only then: this file is part of every page.
    if (!document.documentElement.dataset.preset)
      void import('@/lib/browser/appearance/apply-stored-theme').then(({ applyStoredTheme }) =>
        applyStoredTheme(),
      );
  }, []);

  return (
    <html lang="en" suppressHydrationWarning>
      <body className="min-h-dvh font-sans text-base antialiased">
        <title>Waybill</title>
        <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-4 px-4 py-12">
          <h1 className="text-2xl">We couldn’t load Waybill</h1>
          <p className="text-muted">
            Something went wrong on our side. Your packages and invoices are safe, and nothing was changed.
          </p>
          {error.digest && <p className="text-xs text-muted">Reference {error.digest}</p>}
          <div className="flex flex-wrap items-center gap-3">
            <button
              type="button"
              className="min-h-10 rounded-md bg-primary px-4 text-sm font-medium text-primary-contrast hover:bg-primary-hover"
              onClick={() => window.location.reload()}
            >
              Try again
            </button>
            {/* A full load, because the router itself may have failed. */}
            {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
            <a
              href="/"
              className="inline-flex min-h-10 items-center px-2 text-sm font-medium text-primary-text hover:underline"
            >
              Go to Home
            </a>
          </div>
        </main>
      </body>
    </html>
  );
}
