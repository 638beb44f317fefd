import { primaries, surfaces } from '@/lib/appearance/choices';
import type { Primary, Surface } from '@/lib/appearance/config';
import { defaultConfig } from '@/lib/appearance/config';
import type { Tokens } from './choices/look';

interface Exception {
  /** The suffix to the look's selector. */
  selector: string;
  tokens: Tokens;
}

const any = (attribute: string, values: readonly string[]): string => {
  const all = values.map((value) => `[data-${attribute}=${value}]`);
  return all.length > 1 ? `:is(${all.join(',')})` : (all[0] ?? '');
};

/** Groups members by a key, in order. */
function grouped<T>(members: readonly T[], keyOf: (member: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const member of members) {
    const key = keyOf(member);
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return groups;
}

const changed = (tokens: Tokens, base: Tokens): Tokens =>
  Object.fromEntries(Object.entries(tokens).filter(([name, value]) => base[name] !== value));

/**
 * The primaries that differ from the default one, then the surfaces that differ from the unset one, in as few rules as
 * possible. A surface's rule outranks a primary's by its second attribute.
 */
export function exceptions(values: (primary: Primary, surface: Surface | null) => Tokens): Exception[] {
  const base = values(defaultConfig.primary, null);
  const found: Exception[] = [];
  const add = (selector: string, json: string) => {
    if (json !== '{}') found.push({ selector, tokens: JSON.parse(json) as Tokens });
  };

  const whole = grouped(primaries, (primary) => JSON.stringify(values(primary, null)));
  for (const [json, members] of whole) {
    const tokens = JSON.stringify(changed(JSON.parse(json) as Tokens, base));
    add(any('primary', members), tokens);
  }

  const difference = (primary: Primary, surface: Surface) =>
    JSON.stringify(changed(values(primary, surface), values(primary, null)));
  for (const surface of surfaces) {
    const bySurface = grouped(primaries, (primary) => difference(primary, surface));
    for (const [json, members] of bySurface) {
      const everyPrimary = members.length === primaries.length;
      add((everyPrimary ? '' : any('primary', members)) + any('surface', [surface]), json);
    }
  }
  return found;
}
