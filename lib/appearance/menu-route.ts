import { isActive, keyed, type MenuItem } from './menu';

interface Match {
  key: string;
  to: string;
}

function matches(items: MenuItem[] | undefined, parent: string, pathname: string): Match[] {
  return keyed(items, parent).flatMap(({ key, item }) => [
    ...(item.to && isActive(item.to, pathname) ? [{ key, to: item.to }] : []),
    ...matches(item.items, key, pathname),
  ]);
}

/** The key of the item for the route, the one with the longest path; null if there is none. */
export function routeKey(groups: MenuItem[], pathname: string): string | null {
  const found = groups.flatMap((group, index) => matches(group.items, String(index), pathname));
  const best = found.reduce<Match | null>((a, b) => (a && a.to.length >= b.to.length ? a : b), null);
  return best && best.key;
}
