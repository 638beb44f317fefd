import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { text } from '@/lib/text/text';
import { anchors } from './anchors';
import { MobileMenu } from './mobile-menu';

interface TopBarProps {
  logo: ReactNode;
  /** The scheme button, and the settings in simple mode. */
  tools: ReactNode;
}

/** The sticky bar: sections of the page, appearance, and links to sign in. */
export function TopBar({ logo, tools }: TopBarProps) {
  return (
    <header className="z-30 sticky top-0 border-b border-line bg-card">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 md:px-6">
        <a href="#top" aria-label={text('landingPage.toTop')} className="rounded-md">
          {logo}
        </a>
        <nav aria-label={text('landing.onThisPage')} className="ms-6 hidden lg:block">
          <ul className="flex gap-1">
            {anchors.map(({ id, label }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="hover:bg-surface-500/10 flex min-h-10 items-center rounded-md px-3 text-sm font-medium text-body transition-colors"
                >
                  {text(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-1">
          {tools}
          <ButtonLink href="/account" prefetch={false} variant="ghost" size="small" className="max-lg:hidden">
            {text('landing.toAccount')}
          </ButtonLink>
          <ButtonLink href="/packages" prefetch={false} size="small" className="ms-1 max-sm:hidden">
            {text('landing.toPackages')}
          </ButtonLink>
          <div className="lg:hidden">
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  );
}
