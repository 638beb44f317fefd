import { Icon } from '@/components/ui/display/icon';
import { LinkTile } from '@/components/ui/action/link-tile';
import type { IconName } from '@/lib/icons/icon-names';
import { text, type MessageKey } from '@/lib/text/text';

const links = [
  { href: '/packages', icon: 'package', title: 'shell.places.packages', line: 'shell.notFound.packages' },
  { href: '/invoices', icon: 'receipt', title: 'shell.places.invoices', line: 'shell.notFound.invoices' },
  {
    href: '/documentation',
    icon: 'book-open',
    title: 'shell.notFound.documentation.title',
    line: 'shell.notFound.documentation.line',
  },
] as const satisfies { href: string; icon: IconName; title: MessageKey; line: MessageKey }[];

/** Three links on a page that does not exist. */
export function NotFoundLinks() {
  return (
    <nav aria-label={text('shell.notFound.next')} className="border-t border-line">
      <ul className="divide-y divide-line">
        {links.map(({ href, icon, title, line }) => (
          <li key={href} className="relative flex items-center gap-4 px-4 py-4 hover:bg-card-hover md:px-10">
            <LinkTile href={href} icon={icon} title={text(title)} line={text(line)} />
            <Icon name="chevron-right" className="text-muted" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
