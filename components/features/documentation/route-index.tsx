import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import type { RouteGroup } from './routes';

/** One group of demo pages: a tile for each. */
export function RouteIndex({ title, description, routes }: RouteGroup) {
  return (
    <section aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-sm text-muted">{description}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {routes.map(({ href, icon, title: name, line }) => (
          <li
            key={href}
            className="relative flex items-center gap-4 rounded-card border border-line bg-card p-4 shadow-card transition-colors hover:bg-card-hover"
          >
            <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary-tint text-primary-text">
              <Icon name={icon} size={20} />
            </span>
            <div className="min-w-0">
              <Link
                href={href}
                prefetch={false}
                className="covers rounded-xs text-sm font-semibold text-strong"
              >
                {name}
              </Link>
              <p className="text-balance text-sm text-muted">{line}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
