import type { IconName } from '@/lib/icons/icon-names';

/** One entry of any menu: a link, an action, or the parent of more (SPEC section 3, menu item). */
export interface MenuItem {
  label: string;
  icon?: IconName;
  /** Its address; without it `onSelect` is its action. */
  href?: string;
  onSelect?: () => void;
  /** A submenu where the menu has levels, a labelled group where it has none. */
  items?: MenuEntry[];
  disabled?: boolean;
  /** A destructive action. */
  danger?: boolean;
  /** The shortcut, such as "Ctrl+S"; shown, not listened for. */
  shortcut?: string;
}

/** A divider between entries. */
export interface MenuRule {
  separator: true;
}

export type MenuEntry = MenuItem | MenuRule;

export function isRule(entry: MenuEntry): entry is MenuRule {
  return 'separator' in entry;
}

/** A key for React: labels are unique within one list, dividers have none. */
export function entryKey(entry: MenuEntry, index: number): string {
  return isRule(entry) ? `rule-${index}` : entry.label;
}
