import { presets, primaries, surfaces } from '@/lib/appearance/choices';
import type { MenuTheme } from '@/lib/appearance/config';

/** The attributes of the root element. */
export interface Combination {
  preset: string;
  primary: string;
  surface: string | null;
  dark: boolean;
  menuTheme: MenuTheme;
}

/** All 918: 3 presets, 17 primaries, 8 surfaces or none, light and dark. */
export const combinations: Combination[] = presets.flatMap((preset) =>
  primaries.flatMap((primary) =>
    [null, ...surfaces].flatMap((surface) =>
      [false, true].map((dark) => ({ preset, primary, surface, dark, menuTheme: 'transparent' as const })),
    ),
  ),
);

interface Rule {
  matches: (root: Combination) => boolean;
  weight: number;
  declarations: [string, string][];
}

const simple = /:root|html|\.dark|:not\([^)]*\)|:is\([^)]*\)|\[[^\]]*\]/g;

function attribute(root: Combination, name: string): string | null {
  const known: Record<string, string | null> = {
    'data-preset': root.preset,
    'data-primary': root.primary,
    'data-surface': root.surface,
    'data-menu-theme': root.menuTheme,
  };
  return known[name] ?? null;
}

function holds(part: string, root: Combination): boolean {
  if (part === ':root' || part === 'html') return true;
  if (part === '.dark') return root.dark;
  const inner = part.slice(part.indexOf('(') + 1, -1);
  if (part.startsWith(':not')) return !holds(inner, root);
  if (part.startsWith(':is')) return inner.split(',').some((each) => holds(each, root));
  const [name = '', value] = part.slice(1, -1).split('=');
  const actual = attribute(root, name);
  return actual !== null && (value === undefined || actual === value);
}

function selectorOf(text: string): Pick<Rule, 'matches' | 'weight'> {
  const parts = text.match(simple) ?? [];
  if (parts.join('') !== text) throw new Error(`This cascade does not know ${text}`);
  const weight = parts.reduce((sum, part) => sum + (part === 'html' ? 1 : 100), 0);
  return { matches: (root) => parts.every((part) => holds(part, root)), weight };
}

/** The rules of a stylesheet of one-line rules, each with one selector, lowest specificity first. */
function parse(css: string): Rule[] {
  const lines = css.split('\n').filter((line) => line.includes('{') && !line.startsWith('/*'));
  const rules = lines.flatMap((line) => {
    const open = line.indexOf('{');
    const declarations = line
      .slice(open + 1, -1)
      .split(';')
      .map((each): [string, string] => {
        const colon = each.indexOf(':');
        return [each.slice(0, colon), each.slice(colon + 1)];
      });
    const selectors = line.slice(0, open).split(/,(?![^(]*\))/);
    return selectors.map((selector) => ({ ...selectorOf(selector), declarations }));
  });
  return rules.sort((a, b) => a.weight - b.weight);
}

/** The custom properties of the root element after the cascade. */
export function cascade(css: string): (root: Combination) => Map<string, string> {
  const rules = parse(css);
  return (root) => new Map(rules.flatMap((rule) => (rule.matches(root) ? rule.declarations : [])));
}
