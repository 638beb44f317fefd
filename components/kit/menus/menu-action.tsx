import Link from 'next/link';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { MenuItemContent } from './menu-item-content';
import type { MenuItem } from './menu-items';
import { barClasses, dangerOptionClasses, rowClasses } from '@/components/ui/overlay/popup-classes';

type Both = ComponentProps<'button'> & ComponentProps<'a'>;

interface MenuActionProps extends Omit<Both, 'ref' | 'href' | 'type' | 'onClick'> {
  item: MenuItem;
  /** Entries are side by side, not stacked. */
  bar?: boolean;
  /** Set by the containing menu; runs before the entry's own `onSelect`. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** One entry of an inline menu: a link where it has an address, else a button. */
export function MenuAction({ item, bar = false, className, onClick, ...rest }: MenuActionProps) {
  const { href, disabled = false } = item;
  const classes = classNames(bar ? barClasses : rowClasses, item.danger && dangerOptionClasses, className);
  const choose = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event);
    item.onSelect?.();
  };
  if (href !== undefined && !disabled) {
    return (
      <Link href={href} prefetch={false} onClick={choose} className={classes} {...rest}>
        <MenuItemContent item={item} />
      </Link>
    );
  }
  return (
    <button type="button" disabled={disabled} onClick={choose} className={classes} {...rest}>
      <MenuItemContent item={item} />
    </button>
  );
}
