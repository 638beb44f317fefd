import { LinkTile } from '@/components/ui/action/link-tile';
import type { RouteGroup } from './routes';

/** One group of demo pages: a tile for each. */
export function RouteIndex({ title, description, routes }: RouteGroup) {
  return (
    <section aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-sm text-muted">{description}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {routes.map((route) => (
          <li
            key={route.href}
            className="relative flex items-center gap-4 rounded-card border border-line bg-card p-4 shadow-card transition-colors hover:bg-card-hover"
          >
            <LinkTile {...route} />
          </li>
        ))}
      </ul>
    </section>
  );
}
