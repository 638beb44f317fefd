'use client';

import { useLayoutEffect, useState } from 'react';
import { rootLost } from '@/lib/appearance/root-lost';
import { lostInEnglish } from '@/lib/text/lost-in-english';
import type { StandaloneWords } from '@/lib/text/standalone';
import './globals.css';

/** The last resort, when the root layout itself failed: no router, plain text, but still the customer's theme. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const [{ lang, dir, lost }, setWords] =
    useState<Pick<StandaloneWords, 'lang' | 'dir' | 'lost'>>(lostInEnglish);
  useLayoutEffect(() => {
    dispatchEvent(new Event(rootLost));
    // Loaded only then: this file is part of every page.
    void import('@/lib/browser/connection/lost-root').then(({ restoreLostRoot }) =>
      setWords(restoreLostRoot()),
    );
  }, []);

  return (
    <html lang={lang} dir={dir} suppressHydrationWarning>
      <body className="font-sans text-base antialiased">
        <title>Waybill</title>
        <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-4 px-4 py-12">
          <h1 className="text-2xl">{lost.title}</h1>
          <p className="text-muted">{lost.line}</p>
          {error.digest && (
            <p className="text-xs text-muted">
              {lost.reference} {error.digest}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <button
              type="button"
              className="min-h-10 rounded-md bg-primary px-4 text-sm font-medium text-primary-contrast"
              onClick={() => window.location.reload()}
            >
              {lost.again}
            </button>
            {/* A full load, because the router itself may have failed. */}
            {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
            <a
              href="/"
              className="inline-flex min-h-10 items-center px-2 text-sm font-medium text-primary-text"
            >
              {lost.home}
            </a>
          </div>
        </main>
      </body>
    </html>
  );
}
