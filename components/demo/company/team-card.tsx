import Link from 'next/link';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { iconButtonClasses } from '@/components/ui/action/icon-button';
import { Picture } from '@/components/ui/display/picture';
import type { IconName } from '@/lib/icons/icon-names';
import type { Person } from '../data/people';

interface Way {
  href: string;
  icon: IconName;
  label: string;
}

const waysTo = ({ id, name }: Person): Way[] => [
  { href: `mailto:${id}@waybill.example`, icon: 'mail', label: `Write to ${name}` },
  { href: '/apps/chat', icon: 'message-square', label: `Chat with ${name}` },
  { href: '/apps/blog/list', icon: 'book-open', label: `Articles of ${name}` },
];

/** A member of the team: portrait, name, role, and contact links. */
export function TeamCard({ person }: { person: Person }) {
  const { name, role, image } = person;
  return (
    <div className="flex min-w-0 grow flex-col items-center rounded-card border border-line bg-card p-4 text-center shadow-card">
      <Picture
        src={image}
        alt={`Portrait of ${name}`}
        width={96}
        height={96}
        className="size-24 rounded-full"
      />
      <h3 className="mt-3 text-base font-semibold">{name}</h3>
      <p className="text-sm text-muted">{role}</p>
      <ul aria-label={`Ways to reach ${name}`} className="mt-2 flex">
        {waysTo(person).map(({ href, icon, label }) => (
          <li key={icon}>
            <Link
              href={href}
              prefetch={false}
              aria-label={label}
              title={label}
              className={classNames(iconButtonClasses, 'text-muted hover:text-body')}
            >
              <Icon name={icon} size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
