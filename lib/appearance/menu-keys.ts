/** Keys of menu items are index paths: group, entry, child, … such as `0-1-2`. */

/** An item is active if the active key is its own or lies below it. */
export function isActiveKey(key: string, active: string | null): boolean {
  return active !== null && (active === key || active.startsWith(`${key}-`));
}

/** The key one level up, or null above the groups. */
export function parentKey(key: string): string | null {
  const cut = key.lastIndexOf('-');
  return cut < 0 ? null : key.slice(0, cut);
}

/** An entry of a group: shown in a rail or a row, and the anchor of flyouts and dropdowns. */
export function isRootKey(key: string): boolean {
  return key.split('-').length === 2;
}
