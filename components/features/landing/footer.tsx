import Link from 'next/link';
import type { ReactNode } from 'react';

const columns: { title: string; links: { href: string; label: string }[] }[] = [
  {
    title: 'Portal',
    links: [
      { href: '/packages', label: 'Packages' },
      { href: '/invoices', label: 'Invoices' },
      { href: '/account', label: 'Account' },
    ],
  },
  {
    title: 'Help',
    links: [
      { href: '/pages/help', label: 'Help' },
      { href: '/pages/faq', label: 'FAQ' },
      { href: '/pages/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Waybill',
    links: [
      { href: '/documentation', label: 'Documentation' },
      { href: '/pages/aboutus', label: 'About us' },
      { href: '/auth/forgotpassword', label: 'Reset your password' },
    ],
  },
];

/** Links to other pages. */
export function Footer({ logo }: { logo: ReactNode }) {
  return (
    <footer className="border-t border-line bg-card">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 md:grid-cols-[2fr_3fr] md:px-6">
        <div>
          {logo}
          <p className="mt-3 max-w-xs text-pretty text-sm text-muted">
            The customer portal of a parcel warehouse. Open source under the MIT license.
          </p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-sm">{title}</h2>
              <ul className="mt-2">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      prefetch={false}
                      className="inline-flex min-h-9 items-center rounded-xs text-sm text-muted transition-colors hover:text-primary-text"
                    >
                      {label}
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
