import { classNames } from '@/components/ui/styles/class-names';
import { MenuAction } from './menu-action';
import { entryKey, isRule, type MenuEntry } from './menu-items';
import { groupLabelClasses, ruleClasses } from '@/components/ui/overlay/popup-classes';

interface MenuListProps {
  /** The accessible name. */
  label: string;
  /** Entries with `items` are labelled groups. */
  items: MenuEntry[];
  className?: string;
}

/** The plain menu: links and buttons that are always visible, in groups, each its own Tab stop. */
export function MenuList({ label, items, className }: MenuListProps) {
  return (
    <nav aria-label={label} className={classNames('min-w-0', className)}>
      <MenuListEntries items={items} />
    </nav>
  );
}

function MenuListEntries({ items, label }: { items: MenuEntry[]; label?: string }) {
  return (
    <ul aria-label={label}>
      {items.map((entry, index) => {
        const key = entryKey(entry, index);
        if (isRule(entry))
          return <li key={key} aria-hidden="true" className={classNames('mx-3', ruleClasses)} />;
        if (!entry.items) {
          return (
            <li key={key}>
              <MenuAction item={entry} />
            </li>
          );
        }
        return (
          <li key={key}>
            <p className={groupLabelClasses}>{entry.label}</p>
            <MenuListEntries items={entry.items} label={entry.label} />
          </li>
        );
      })}
    </ul>
  );
}
