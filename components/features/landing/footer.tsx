import Link from 'next/link';
import type { ReactNode } from 'react';
import { text, type MessageKey } from '@/lib/text/text';

const columns = [
  {
    title: 'landingPage.footer.portal',
    links: [
      { href: '/packages', label: 'landingPage.footer.packages' },
      { href: '/invoices', label: 'landingPage.footer.invoices' },
      { href: '/account', label: 'landingPage.footer.account' },
    ],
  },
  {
    title: 'landingPage.footer.support',
    links: [
      { href: '/pages/help', label: 'landingPage.footer.help' },
      { href: '/pages/faq', label: 'landingPage.footer.faq' },
      { href: '/pages/contact', label: 'landingPage.footer.contact' },
    ],
  },
  {
    title: 'landingPage.footer.waybill',
    links: [
      { href: '/documentation', label: 'landingPage.documentation' },
      { href: '/pages/aboutus', label: 'landingPage.footer.about' },
      { href: '/auth/forgotpassword', label: 'landingPage.footer.resetPassword' },
    ],
  },
] as const satisfies { title: MessageKey; links: { href: string; label: MessageKey }[] }[];

/** Links to other pages. */
export function Footer({ logo }: { logo: ReactNode }) {
  return (
    <footer className="border-t border-line bg-card">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 md:grid-cols-[2fr_3fr] md:px-6">
        <div>
          {logo}
          <p className="mt-3 max-w-xs text-pretty text-sm text-muted">{text('landingPage.footer.line')}</p>
        </div>
        <nav aria-label={text('landingPage.footer.label')} className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-sm">{text(title)}</h2>
              <ul className="mt-2">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      prefetch={false}
                      className="inline-flex min-h-9 items-center rounded-xs text-sm text-muted transition-colors hover:text-primary-text"
                    >
                      {text(label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
