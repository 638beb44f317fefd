import type { Metadata, Viewport } from 'next';
import { ThemeProvider } from 'next-themes';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { SignedIn } from '@/components/shell/frame/signed-in';
import { RaisedToasts } from '@/components/ui/feedback/raised-toasts';
import { FirstPaintLink, PageEnd } from '@/lib/bff/page/first-paint';
import { IdentityMeta } from '@/lib/bff/page/identity-meta';
import { BootScript } from '@/lib/browser/boot-script';
import { defaultConfig } from '@/lib/appearance/config';
import { sessionMark } from '@/lib/bff/page/server';
import { otherAccountLanguage } from '@/lib/bff/page/language';
import { raisedToasts } from '@/lib/bff/page/toast/server';
import { Texts } from '@/components/shared/text/texts';
import { directionOf, type Language } from '@/lib/text/language';
import { offeredLanguages } from '@/lib/text/offered';
import { currentLanguage, text } from '@/lib/text/text';
import { fontClasses } from './fonts';
import { fontOfLanguage } from './fonts/font-of-language';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Waybill', template: '%s · Waybill' },
};

/** What is the same on every page. As metadata, each navigation would fetch and write it anew. */
function siteTags(language: Language, path: string) {
  const font = fontOfLanguage(language);
  return (
    <>
      <meta name="description" content={text('pages.description')} />
      <meta name="robots" content="noindex" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href="/icon.svg" />
      <link rel="apple-touch-icon" href="/apple-icon.png" />
      <FirstPaintLink path={path} />
      {font && <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />}
    </>
  );
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

/** Reads the nonce of the content security policy, so every page is dynamic. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const given = await headers();
  const nonce = given.get('x-nonce') ?? undefined;
  const language = currentLanguage();
  const [raised, session, accountLanguage] = await Promise.all([
    raisedToasts(),
    sessionMark(),
    otherAccountLanguage(),
  ]);
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      className={fontClasses}
      data-preset={defaultConfig.preset}
      data-primary={defaultConfig.primary}
      data-menu-mode={defaultConfig.menuMode}
      data-menu-theme={defaultConfig.menuTheme}
      data-session={session}
      data-languages={offeredLanguages().join(' ')}
      data-account-language={accountLanguage}
      suppressHydrationWarning
    >
      <head>
        {siteTags(language, given.get('x-path') ?? '')}
        <BootScript nonce={nonce} />
      </head>
      <body className="min-h-dvh font-sans text-base antialiased">
        <IdentityMeta />
        <ThemeProvider
          attribute="class"
          defaultTheme="light"
          enableSystem
          enableColorScheme={false}
          {...(nonce && { nonce })}
        >
          {/* One element, so that a modal overlay can make the page inert but not the toasts beside it. */}
          <div>
            <Texts rooms={['ui', 'format', 'errors', 'shell']}>
              {children}
              <SignedIn />
              {raised.toasts.length > 0 && <RaisedToasts {...raised} />}
            </Texts>
            <PageEnd />
          </div>
        </ThemeProvider>
      </body>
    </html>
  );
}
