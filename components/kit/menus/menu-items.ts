import type { IconName } from '@/lib/icons/icon-names';

/** One entry of any menu: a way to go, a thing to do, or the parent of more (SPEC section 3, menu item). */
export interface MenuItem {
  label: string;
  icon?: IconName;
  /** Where it leads; without it `onSelect` says what it does. */
  href?: string;
  onSelect?: () => void;
  /** A submenu where the menu has levels, a labelled group where it has none. */
  items?: MenuEntry[];
  disabled?: boolean;
  /** It takes something away. */
  danger?: boolean;
  /** The keys that do the same, such as "Ctrl+S"; shown, not listened for. */
  shortcut?: string;
}

/** A rule between entries. */
export interface MenuRule {
  separator: true;
}

export type MenuEntry = MenuItem | MenuRule;

export function isRule(entry: MenuEntry): entry is MenuRule {
  return 'separator' in entry;
}

/** A key for React: labels are unique within one list, rules have none. */
export function entryKey(entry: MenuEntry, index: number): string {
  return isRule(entry) ? `rule-${index}` : entry.label;
}
