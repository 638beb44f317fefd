import { Icon } from '@/components/ui/display/icon';
import { LinkTile } from '@/components/ui/action/link-tile';
import type { IconName } from '@/lib/icons/icon-names';

const links: { href: string; icon: IconName; title: string; line: string }[] = [
  {
    href: '/packages',
    icon: 'package',
    title: 'Packages',
    line: 'Track your packages and see what needs action',
  },
  { href: '/invoices', icon: 'receipt', title: 'Invoices', line: 'What you owe and what you have paid' },
  {
    href: '/documentation',
    icon: 'book-open',
    title: 'Documentation',
    line: 'How the portal is built, page by page',
  },
];

/** Three links on a page that does not exist. */
export function NotFoundLinks() {
  return (
    <nav aria-label="Where to go next" className="border-t border-line">
      <ul className="divide-y divide-line">
        {links.map((link) => (
          <li
            key={link.href}
            className="relative flex items-center gap-4 px-4 py-4 hover:bg-card-hover md:px-10"
          >
            <LinkTile {...link} />
            <Icon name="chevron-right" className="text-muted rtl:-scale-x-100" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
