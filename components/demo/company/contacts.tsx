import { Icon } from '@/components/ui/display/icon';
import type { IconName } from '@/lib/icons/icon-names';
import { phoneLink, warehouse } from '../data/warehouse';

interface Way {
  icon: IconName;
  title: string;
  text: string;
  href: string;
  line: string;
}

const ways: Way[] = [
  {
    icon: 'phone',
    title: 'Call',
    text: warehouse.phone,
    href: phoneLink,
    line: warehouse.hours,
  },
  {
    icon: 'mail',
    title: 'Write',
    text: warehouse.email,
    href: `mailto:${warehouse.email}`,
    line: 'Please name the tracking number',
  },
  {
    icon: 'map-pin',
    title: 'Come by',
    text: warehouse.address[0],
    href: '#map',
    line: `${warehouse.address[1]}, dock 2`,
  },
];

/** Phone, mail and address, as three cards. */
export function Contacts() {
  return (
    <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
      {ways.map(({ icon, title, text, href, line }) => (
        <li key={title} className="flex gap-4 rounded-card border border-line bg-card p-4 shadow-card md:p-6">
          <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary-tint text-primary-text">
            <Icon name={icon} size={20} />
          </span>
          <div className="min-w-0 text-sm">
            <h2 className="text-sm font-semibold">{title}</h2>
            <a href={href} className="link wrap-anywhere">
              {text}
            </a>
            <p className="mt-1 text-muted">{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
